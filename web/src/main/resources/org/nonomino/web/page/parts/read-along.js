/**
 * Highlights the phrases of an explanation as it is scrolled. The reader is assumed to read at the top of the text before it is
 * scrolled, at its end when it is scrolled to the end, and in between in proportion. While all of the text is
 * visible, no phrase is highlighted.
 */

/** The event that the phrase being read gets. */
const READ = 'read';

/** The scrolled element of the next frame, or null. @type {?Element} */
let scrolled = null;

let isListening = false;

/** Starts to follow the scrolling of explanations, once. */
export function readAlong() {
  if (!isListening) {
    isListening = true;
    addEventListener('scroll', (event) => scrolledBy(event.target), {capture: true, passive: true});
  }
}

/** @param {?EventTarget} target what was scrolled */
function scrolledBy(target) {
  if (scrolled === null) {
    requestAnimationFrame(follow);
  }
  scrolled = target instanceof Element ? target : document.documentElement;
}

function follow() {
  const element = scrolled;
  scrolled = null;
  const text = element?.querySelector('.reason');
  if (!element || !text) {
    return;
  }
  const box = text.getBoundingClientRect();
  const share =
    element === document.documentElement
      ? shareOf(-box.top, box.height - innerHeight)
      : shareOf(element.scrollTop, element.scrollHeight - element.clientHeight);
  const phrases = [...text.querySelectorAll('.phrase')];
  if (share === null || phrases.length === 0) {
    return;
  }
  const places = phrases.map((phrase) => {
    const [{top, left, height}] = phrase.getClientRects();
    return top - box.top + (height * (left - box.left)) / box.width;
  });
  phrases[indexAt(places, share * box.height)].dispatchEvent(new Event(READ));
}

/**
 * Returns how far the text is scrolled.
 *
 * @param {number} above the height scrolled out of view
 * @param {number} most the height that can be scrolled away
 * @returns {?number} 0 for the beginning to 1 for the end; null if the text is not scrolled
 */
export function shareOf(above, most) {
  return most <= 0 ? null : Math.min(1, Math.max(0, above / most));
}

/**
 * Returns the phrase at a place in the text.
 *
 * @param {readonly number[]} places where the phrases begin, ascending
 * @param {number} place the place
 * @returns {number} the index of the last phrase that begins before or at the place, or of the first one
 */
export function indexAt(places, place) {
  return Math.max(0, places.filter((begin) => begin <= place).length - 1);
}
