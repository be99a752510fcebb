/** Runs in the page: elements that their text overflows. */

/** Content that is clipped or makes the page scroll sideways. */
export const spilled = () => {
  const isCut = (element: Element) => {
    const { overflowX, clipPath, textOverflow } = getComputedStyle(element);
    if (!/hidden|clip/.test(overflowX) || clipPath !== 'none' || textOverflow === 'ellipsis')
      return false;
    return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const cut = [...document.querySelectorAll('body *')]
    .filter((element) => hasText(element) && isCut(element))
    .map((element) => element.textContent);
  const { scrollWidth } = document.documentElement;
  return scrollWidth > window.innerWidth ? [`${scrollWidth} px wide`, ...cut] : cut;
};

/** Words of headings and buttons broken without a hyphen. */
export const tornWords = () => {
  const range = document.createRange();
  const topOf = (node: Node, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    // A character after a soft hyphen has two boxes: the hyphen on its line, and the letter on the next one.
    const box = [...range.getClientRects()].at(-1);
    return box && box.width > 0 ? box.top : null;
  };
  // Visually hidden.
  const isUnseen = (within: Element | null): boolean =>
    within !== null &&
    (getComputedStyle(within).clipPath !== 'none' || isUnseen(within.parentElement));
  const isTorn = (node: Node, start: number, word: string) => {
    let last: number | null = null;
    for (let at = 0; at < word.length; at += 1) {
      const top = topOf(node, start + at);
      if (top === null) continue;
      if (last !== null && top > last + 4 && word[at - 1] !== '\u00AD') return true;
      last = top;
    }
    return false;
  };
  const textsOf = (element: Element): Node[] =>
    [...element.childNodes].flatMap((node) =>
      node instanceof Element ? textsOf(node) : node.nodeType === 3 ? [node] : [],
    );
  return [...document.querySelectorAll('h1, h2, h3, button, legend, label')].flatMap((element) =>
    textsOf(element)
      .filter((node) => node.parentElement?.checkVisibility() && !isUnseen(node.parentElement))
      .flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/[\p{L}\u00AD]+/gu)]
          .filter((word) => isTorn(node, word.index, word[0]))
          .map((word) => `torn: ${word[0]}`),
      ),
  );
};

/** Text in a column so narrow that each of its many lines has only a few letters. */
export const squeezed = () => {
  const range = document.createRange();
  // Visually hidden.
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isUnseen(element.parentElement));
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const isText = (node: Node) =>
      node.nodeType === 3 && (node.textContent?.trim().length ?? 0) > 7;
    if (!element.checkVisibility() || ![...element.childNodes].some(isText)) return [];
    if (isUnseen(element)) return [];
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const letters = element.textContent?.trim().length ?? 0;
    return lines > 3 && letters / lines < 6 ? [`squeezed: ${element.textContent}`] : [];
  });
};
