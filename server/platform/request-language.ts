import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language, languageOf } from '../../domain/base/language.ts';

/** A page speaks the language of its path; a call that of the page that made it. */
export function requestLanguage(request: FastifyRequest): Language {
  const prefix = request.url.split(/[/?]/)[1];
  const ofPath = LANGUAGES.find((language) => language === prefix);
  if (ofPath) return ofPath;
  const { 'x-language': ofPage, 'accept-language': ofBrowser = '' } = request.headers;
  return languageOf(typeof ofPage === 'string' ? ofPage : ofBrowser);
}
