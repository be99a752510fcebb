import type { FastifyRequest } from 'fastify';
import { languageOfPath } from '../../contract/pages.ts';
import { type Language, languageOf } from '../../domain/base/language.ts';
import { isMachinePath } from './machine-path.ts';

/** Addresses that people pass through without seeing them. */
const PASSAGES = ['/secur/', '/payments/'];

/** A page speaks the language of its path; a call that of the page that made it. */
export function requestLanguage({ url, headers }: FastifyRequest): Language {
  const isPage = !isMachinePath(url) && !PASSAGES.some((path) => url.startsWith(path));
  if (isPage) return languageOfPath(url.split('?', 1)[0] ?? '');
  const { 'x-language': ofPage, 'accept-language': ofBrowser = '' } = headers;
  return languageOf(typeof ofPage === 'string' ? ofPage : ofBrowser);
}
