import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { LANGUAGES } from '../../../domain/base/language.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { letterName } from '../letter-names.ts';
import { LETTER_NAMES, type LetterName } from '../letters.ts';
import { exampleLetter, LETTER_POLICY } from './example-letter.ts';

const BASE = '/dev/letters';
const THEMES = ['light', 'dark'] as const;

const params = z.object({ name: z.enum(LETTER_NAMES) });
const shown = params.extend({ language: z.enum(LANGUAGES), theme: z.enum(THEMES) });

/** Serves every letter with sample data for development. Never in production. */
export function devLetterRoutes({ mode }: { mode: string }): PlainRoute[] {
  if (mode === 'production') return [];
  const page = { 200: { description: 'The page', mediaType: 'text/html' } };
  return [
    {
      method: 'GET',
      path: BASE,
      tag: 'development',
      summary: 'Every letter',
      answers: page,
      handle: async ({ reply }) => asPage(reply, await indexPage()),
    },
    {
      method: 'GET',
      path: `${BASE}/:name`,
      tag: 'development',
      summary: 'One letter in three languages, by day and by night',
      params,
      answers: page,
      handle: async ({ request, reply }) =>
        asPage(reply, letterPage(params.parse(request.params).name)),
    },
    {
      method: 'GET',
      path: `${BASE}/:name/:language/:theme`,
      tag: 'development',
      summary: 'One letter',
      params: shown,
      answers: page,
      handle: async ({ request, reply }) =>
        asPage(reply, await oneLetter(shown.parse(request.params))),
    },
  ];
}

function asPage(reply: FastifyReply, html: string) {
  // The preview page frames the letter; the letter's own policy says who may.
  reply.removeHeader('x-frame-options').header('content-security-policy', LETTER_POLICY);
  return reply.type('text/html; charset=utf-8').send(html);
}

function written(name: LetterName, language: (typeof LANGUAGES)[number]) {
  return exampleLetter(name, language, null);
}

async function indexPage(): Promise<string> {
  const rows = await Promise.all(
    LETTER_NAMES.map(async (name) => {
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

/** The theme comes from the request, not from the system setting. */
async function oneLetter({ name, language, theme }: z.infer<typeof shown>): Promise<string> {
  const { html } = await written(name, language);
  const night = /@media \(prefers-color-scheme: dark\) \{([^@]*)\}\s*<\/style>/;
  return html.replace(night, (_, dark: string) =>
    theme === 'dark' ? `${dark}</style>` : '</style>',
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
