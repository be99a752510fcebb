const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

export function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<link rel="icon" href="data:,"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Sandbox mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<p class="strip">Sandbox mailbox: nothing here has left this computer.</p>
<main>${content}</main>
</body>
</html>`;
}

const STYLE = `
:root { color-scheme: light dark; --wall: #f1f3f3; --placard: #fff; --ink: #12162a; --quiet: #5a6272; --line: #c6cdcf; --link: #26367e; --valo: #f4c452; }
@media (prefers-color-scheme: dark) { :root { --wall: #10131f; --placard: #1a1f31; --ink: #f1f3f3; --quiet: #a2aabb; --line: #333a52; --link: #aebbf2; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--wall); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
.strip { margin: 0; padding: 6px 20px; background: var(--valo); color: #12162a; font-size: 15px; font-weight: 600; }
main { max-width: 960px; margin: 0 auto; padding: 24px 20px 64px; }
h1 { font-size: 30px; font-weight: 500; line-height: 1.2; margin: 0 0 20px; overflow-wrap: anywhere; }
a { color: var(--link); }
a:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 20px; }
label { display: grid; gap: 4px; font-size: 15px; flex: 1 1 260px; }
input, button { font: inherit; min-height: 44px; padding: 0 12px; border: 1px solid var(--quiet); border-radius: 3px; background: var(--placard); color: var(--ink); }
button { cursor: pointer; }
ol { list-style: none; margin: 0; padding: 0; background: var(--placard); border: 1px solid var(--line); border-radius: 2px; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 12px 16px; color: inherit; text-decoration: none; }
li a:hover strong, li a:focus-visible strong { text-decoration: underline; }
li strong { font-weight: 600; overflow-wrap: anywhere; }
small { color: var(--quiet); font-size: 15px; overflow-wrap: anywhere; }
time { color: var(--quiet); font-size: 15px; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 20px; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 720px; border: 1px solid var(--line); background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: var(--placard); border: 1px solid var(--line); font: 15px/1.5 ui-monospace, monospace; }
h2 { font-size: 20px; font-weight: 600; margin: 28px 0 8px; }
`;
