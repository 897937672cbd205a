/**
 * Closes the menu if it would cover the text. This is deliberately a classic script directly after the menu, so that
 * nothing moves after the first drawing. Without scripts, the menu is open.
 */
{
  const menu = document.getElementById('menu');
  const isWide = matchMedia('(min-width: 60.01rem)');
  const fit = () => {
    menu.open = isWide.matches;
  };
  fit();
  isWide.addEventListener('change', fit);
}
