/**
 * Sets the theme a person chose before anything is drawn; app.js does the rest. A classic script, on
 * purpose.
 */
{
  let theme = null;
  try {
    theme = localStorage.getItem('nonomino.theme');
  } catch {
    theme = null;
  }
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
  }
}
