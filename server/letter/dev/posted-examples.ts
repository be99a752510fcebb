import { localDate } from '../../../domain/base/local-date.ts';
import type { LetterData } from '../letters.ts';

const postedOn = localDate('2026-12-03');

/** Letters about items sent by post. */
export const postedExamples = {
  'plastic-posted': {
    firstName: 'Aino',
    address: 'Puutarhakatu 12 B 7, 20100 Turku',
    postedOn,
  } satisfies LetterData<'plastic-posted'>,
  'envelope-posted': {
    firstName: 'Aino',
    count: 2,
    recipients: ['Elias Lahtinen', 'Sofia Berg'],
    postedOn,
    link: 'https://kortti.example/lahja/seuranta#avain=abc',
  } satisfies LetterData<'envelope-posted'>,
};
