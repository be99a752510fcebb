/**
 * While the menu of a narrow window is open Tab stays in it, Escape closes it from anywhere, and so does a press beside
 * it. Part of the document's own script: a menu opens before the page is alive, and must be left as well.
 */
export const HOLD_MENU = `const openMenu = () => {
const menu = document.querySelector('details[data-menu][open]');
return menu?.getClientRects().length ? menu : null;
};
addEventListener('keydown', (event) => {
const menu = openMenu();
if (!menu) return;
const controls = [...menu.querySelectorAll('summary, a[href], button')];
if (event.key === 'Escape') {
menu.open = false;
controls[0].focus();
}
if (event.key !== 'Tab') return;
const at = document.activeElement;
if (menu.contains(at) && at !== controls.at(event.shiftKey ? 0 : -1)) return;
event.preventDefault();
controls.at(event.shiftKey ? -1 : 0).focus();
});
addEventListener('pointerdown', ({ target }) => {
const menu = openMenu();
if (menu && !menu.contains(target)) menu.open = false;
});`;
