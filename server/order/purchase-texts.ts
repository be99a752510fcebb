import { texts as en } from '../../contract/texts/en/validation.ts';
import { errorText } from '../../contract/texts/error-text.ts';
import { texts as fi } from '../../contract/texts/fi/validation.ts';
import { texts as sv } from '../../contract/texts/sv/validation.ts';
import { withProduct } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { FieldError } from '../../domain/person/field-error.ts';
import { type RefusalText, refusalText } from '../platform/refusal-text.ts';
import { worded } from '../platform/worded.ts';
import type { Scheme } from '../scheme/scheme-queries.ts';

const texts = worded('contract/validation', { fi, sv, en });

/** Messages for buyers, with the product's name filled in. */
export function purchaseTexts({ productForms }: Scheme, language: Language) {
  const named = (text: string) => withProduct(text, productForms[language]);
  return {
    ofError: (error: FieldError) => named(errorText(error, texts[language])),
    ofRefusal: (key: RefusalText, ...args: string[]) => named(refusalText(key, language, ...args)),
  };
}
