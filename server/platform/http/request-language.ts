import type { FastifyRequest } from 'fastify';
import { languageOfPath } from '../../../contract/page/pages.ts';
import { type Language, languageOf } from '../../../domain/base/language.ts';
import { spokenLanguage } from '../scheme-today.ts';
import { isMachinePath, matchedPath } from './request-path.ts';

/** Redirecting paths that people never see. */
const PASSAGES = ['/secur/', '/payments/'];

/** A page's language is that of its path; a call's, that of its page. Falls back to the scheme's first language. */
export function requestLanguage(request: FastifyRequest): Language {
  const path = matchedPath(request);
  const isPage = !isMachinePath(path) && !PASSAGES.some((start) => path.startsWith(start));
  if (isPage) return spokenLanguage(languageOfPath(path));
  const { 'x-language': ofPage, 'accept-language': ofBrowser = '' } = request.headers;
  return spokenLanguage(languageOf(typeof ofPage === 'string' ? ofPage : ofBrowser));
}
