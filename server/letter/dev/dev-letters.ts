import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { LANGUAGES } from '../../../domain/base/language.ts';
import type { PlainRoute } from '../../platform/plain-route.ts';
import { letterName } from '../letter-names.ts';
import { isLetterName, letterKind, letters } from '../letters.ts';
import { writeLetter } from '../write-letter.ts';

const BASE = '/dev/letters';
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'";
const THEMES = ['light', 'dark'] as const;

const params = z.object({ name: z.string().refine(isLetterName) });
const shown = params.extend({ language: z.enum(LANGUAGES), theme: z.enum(THEMES) });

/** Every letter with made-up data, for whoever changes one. Never in production. */
export function devLetterRoutes({ mode }: { mode: string }): PlainRoute[] {
  if (mode === 'production') return [];
  const page = { 200: { description: 'The page', mediaType: 'text/html' } };
  return [
    {
      method: 'GET',
      path: BASE,
      summary: 'Every letter',
      answers: page,
      handle: async ({ reply }) => asPage(reply, await indexPage()),
    },
    {
      method: 'GET',
      path: `${BASE}/:name`,
      summary: 'One letter in three languages, by day and by night',
      params,
      answers: page,
      handle: async ({ request, reply }) =>
        asPage(reply, letterPage(params.parse(request.params).name)),
    },
    {
      method: 'GET',
      path: `${BASE}/:name/:language/:theme`,
      summary: 'One letter',
      params: shown,
      answers: page,
      handle: async ({ request, reply }) =>
        asPage(reply, await oneLetter(shown.parse(request.params))),
    },
  ];
}

function asPage(reply: FastifyReply, html: string) {
  // Who may frame a letter stands in its own policy: the page around it may.
  reply.removeHeader('x-frame-options').header('content-security-policy', POLICY);
  return reply.type('text/html; charset=utf-8').send(html);
}

async function written(name: string, language: (typeof LANGUAGES)[number]) {
  // Made-up data is of no use to a process that shows nobody a letter.
  const { exampleCard } = await import('./example-facts.ts');
  const { exampleIn, letterheadIn } = await import('./example-in-language.ts');
  if (!isLetterName(name)) throw new Error(`no such letter: ${name}`);
  const { reason, topic } = letterKind(name);
  const card = ['card', 'plan', 'ending'].includes(reason) || /^(purchase|renewal)-/.test(name);
  return writeLetter(name, exampleIn(name, language), language, letterheadIn(language), {
    card: card ? exampleCard : null,
    stopLink: topic ? 'https://kortti.example/kirjeet?lopeta=abc' : null,
  });
}

async function indexPage(): Promise<string> {
  const rows = await Promise.all(
    Object.keys(letters).map(async (name) => {
      const texts = await Promise.all(LANGUAGES.map((language) => written(name, language)));
      const cells = texts.map(
        ({ subject, preview }) => `<td>${escaped(subject)}<br><small>${escaped(preview)}</small>`,
      );
      const title = `<a href="${BASE}/${name}">${letterName(name, 'en')}</a><br><small>${name}</small>`;
      return `<tr><th align="left">${title}${cells.join('')}`;
    }),
  );
  const heads = LANGUAGES.map((language) => `<th align="left">${language}`).join('');
  return framed('Letters', `<table cellpadding="6"><tr><th>${heads}${rows.join('')}</table>`);
}

function letterPage(name: string): string {
  const frames = LANGUAGES.flatMap((language) =>
    THEMES.map(
      (theme) =>
        `<figure><figcaption>${language}, ${theme}</figcaption><iframe title="${language}, ${theme}" src="${BASE}/${name}/${language}/${theme}"></iframe></figure>`,
    ),
  );
  return framed(
    letterName(name, 'en'),
    `<p><a href="${BASE}">Letters</a></p><main>${frames.join('')}</main>`,
  );
}

/** The theme is chosen here and not by the reader's system, and pictures are in the page. */
async function oneLetter({ name, language, theme }: z.infer<typeof shown>): Promise<string> {
  const { html, attachments } = await written(name, language);
  const night = /@media \(prefers-color-scheme: dark\) \{([^@]*)\}\s*<\/style>/;
  const themed = html.replace(night, (_, dark: string) =>
    theme === 'dark' ? `${dark}</style>` : '</style>',
  );
  return attachments.reduce(
    (page, { cid, contentType, content }) =>
      cid
        ? page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`)
        : page,
    themed,
  );
}

function framed(title: string, body: string): string {
  const style =
    'body{font:16px/1.5 sans-serif;margin:2rem}main{display:grid;grid-template-columns:repeat(2,minmax(320px,640px));gap:2rem}figure{margin:0}iframe{width:100%;height:1400px;border:1px solid #999}td,th{vertical-align:top;border-top:1px solid #ccc}';
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
