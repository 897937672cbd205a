/**
 * Sets the chosen theme before anything is drawn; app.js does the rest. Deliberately a classic script, because modules run
 * later.
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
