/**
 * Sets the theme in the address of an embedded puzzle before anything is drawn. Deliberately a classic script, because modules
 * run later.
 */
{
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
  }
}
