import { escapeHtml } from '../mailbox/page.ts';
import { type PageTexts, textsIn } from './page-texts.ts';

export function money(amount: number): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)} €`;
}

export function paymentPage(language: string, title: string, content: string): string {
  const texts = textsIn(language);
  return `<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<link rel="icon" href="data:,"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Sandbox</title>
<style>${STYLE}</style>
</head>
<body>
<header class="strip">${texts.strip}</header>
<main><h1>${escapeHtml(title)}</h1>${content}</main>
<footer><a href="/sandbox/">${texts.frontPage}</a></footer>
</body>
</html>`;
}

export function facts(rows: [string, string][]): string {
  const lines = rows.map(
    ([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl>${lines.join('')}</dl>`;
}

type Choice = { value: string; label: string; help: string };

/** Other outcomes, each a button that explains what the shop will see. */
export function otherOutcomes(texts: PageTexts, outcomes: string[]): string {
  const keys = outcomes as (keyof PageTexts)[];
  const choices = keys.map(
    (key): Choice => ({
      value: key,
      label: texts[key],
      help: texts[`${key}Help` as keyof PageTexts],
    }),
  );
  const items = choices.map(
    ({ value, label, help }) =>
      `<li><button name="outcome" value="${value}" aria-describedby="help-${value}">${label}</button><small id="help-${value}">${help}</small></li>`,
  );
  return `<section><h2>${texts.other}</h2><ul>${items.join('')}</ul></section>`;
}

export function mainButtons(texts: PageTexts, label: string): string {
  return `<p class="main"><button class="pay" name="outcome" value="ok">${escapeHtml(label)}</button>
<button name="outcome" value="cancel">${texts.cancel}</button></p>`;
}

/** A page whose form submits itself; with a button for browsers without scripts. */
export function postingPage(
  language: string,
  action: string,
  fields: Record<string, string>,
): string {
  const texts = textsIn(language);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return paymentPage(
    language,
    texts.goOn,
    `<form id="go" method="post" action="${escapeHtml(action)}">${inputs.join('')}
<button class="pay">${texts.goOn}</button></form><script>document.getElementById('go').submit()</script>`,
  );
}

export function messagePage(language: string, key: 'closed' | 'wrongForm' | 'missing'): string {
  const texts = textsIn(language);
  const title = key === 'closed' ? texts.closedTitle : texts[key];
  return paymentPage(language, title, `<p>${texts[`${key}Text`]}</p>`);
}

const STYLE = `
:root { color-scheme: light dark; --wall: #f1f3f3; --placard: #fff; --ink: #12162a; --quiet: #535b6b; --line: #c6cdcf; --link: #26367e; --onlink: #fff; --valo: #f4c452; }
@media (prefers-color-scheme: dark) { :root { --wall: #10131f; --placard: #1a1f31; --ink: #f1f3f3; --quiet: #a2aabb; --line: #333a52; --link: #aebbf2; --onlink: #10131f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--wall); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
.strip { margin: 0; padding: 6px 20px; background: var(--valo); color: #12162a; font-size: 15px; font-weight: 600; }
main { max-width: 640px; margin: 0 auto; padding: 32px 20px 64px; }
main.wide { max-width: 1100px; }
h1 { font-size: 30px; font-weight: 500; line-height: 1.2; margin: 0 0 20px; overflow-wrap: anywhere; }
h2 { font-size: 19px; font-weight: 600; margin: 36px 0 12px; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
dl { margin: 0 0 24px; padding: 8px 20px; background: var(--placard); border: 1px solid var(--line); border-radius: 2px; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 8px 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
button, input, .button { font: inherit; min-height: 48px; padding: 8px 18px; border: 1px solid var(--quiet); border-radius: 3px; background: var(--placard); color: var(--ink); text-align: left; }
button, .button { cursor: pointer; }
button.pay { background: var(--link); border-color: var(--link); color: var(--onlink); font-weight: 600; }
.main { display: flex; flex-wrap: wrap; gap: 12px; margin: 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 14px; }
li button { width: 100%; }
small { display: block; margin-top: 4px; color: var(--quiet); font-size: 15px; }
fieldset { margin: 0 0 24px; padding: 8px 20px 12px; border: 1px solid var(--line); border-radius: 2px; background: var(--placard); }
legend { padding: 0 8px; font-weight: 600; }
label.card { display: grid; grid-template-columns: auto 1fr auto; gap: 0 12px; align-items: center; min-height: 48px; padding: 6px 0; }
label.card + label.card { border-top: 1px solid var(--line); }
label.card input { min-height: 0; width: 22px; height: 22px; accent-color: var(--link); }
label.card b { font-weight: 400; }
label.card span { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (max-width: 480px) { label.card span { grid-column: 2; } }
footer { max-width: 640px; margin: 0 auto; padding: 0 20px 40px; font-size: 15px; }
label.field { display: grid; gap: 4px; margin: 0 0 16px; }
.error { color: #b3122b; font-weight: 600; }
@media (prefers-color-scheme: dark) { .error { color: #ff9aa8; } }
.tiles { grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); }
.tiles button { display: grid; justify-items: center; gap: 6px; text-align: center; padding: 14px 10px; }
.tiles img { height: 34px; max-width: 100%; }
table { width: 100%; border-collapse: collapse; background: var(--placard); border: 1px solid var(--line); font-size: 15px; }
th, td { padding: 10px 12px; text-align: left; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
td form { display: inline-block; margin: 0 8px 4px 0; }
td button { min-height: 40px; padding: 4px 12px; }
.scroll { overflow-x: auto; }
`;
