/**
 * Closes the menu where it would cover the text. A classic script right after the menu, on purpose: nothing moves once it
 * is drawn. Without scripts the menu is open.
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
