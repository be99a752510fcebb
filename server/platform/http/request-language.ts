import type { FastifyRequest } from 'fastify';
import { languageOfPath } from '../../../contract/page/pages.ts';
import { type Language, languageOf } from '../../../domain/base/language.ts';
import { spokenLanguage } from '../scheme-today.ts';
import { isMachinePath, matchedPath } from './request-path.ts';

/** Addresses that people pass through without seeing them. */
const PASSAGES = ['/secur/', '/payments/'];

/** A page speaks the language of its path; a call that of the page that made it. What the scheme lacks, it says in its first one. */
export function requestLanguage(request: FastifyRequest): Language {
  const path = matchedPath(request);
  const isPage = !isMachinePath(path) && !PASSAGES.some((start) => path.startsWith(start));
  if (isPage) return spokenLanguage(languageOfPath(path));
  const { 'x-language': ofPage, 'accept-language': ofBrowser = '' } = request.headers;
  return spokenLanguage(languageOf(typeof ofPage === 'string' ? ofPage : ofBrowser));
}
