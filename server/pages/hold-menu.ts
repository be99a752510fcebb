/**
 * Focus trap of the open mobile menu; Escape and a click outside close it. Inline, because the menu must work before
 * hydration.
 */
export const MENU_FOCUS_TRAP = `const openMenu = () => {
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
