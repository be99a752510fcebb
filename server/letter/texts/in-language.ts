import type { Language } from '../../../domain/base/language.ts';
import { worded } from '../../platform/worded.ts';
import type { MailTexts } from '../letter.ts';
import { texts as en } from './en.ts';
import { texts as fi } from './fi.ts';
import { texts as sv } from './sv.ts';

export const mailTexts: Record<Language, MailTexts> = worded('letter/common', { fi, sv, en });
