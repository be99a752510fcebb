import {
  type Choices,
  type ProductForms,
  withChoices,
  withProduct,
} from '../../domain/base/fill.ts';
import type { Rewording } from '../../domain/wording/text-tree.ts';

type WordingOptions = { own?: Rewording | undefined; choices?: Choices };

const ALL_OFFERED: Choices = { monthly: true, giftsStay: true };

/**
 * Fills the product's name, in its inflected forms, into all texts of a nested object, with the office's own wording
 * where there is one, and the scheme's choice of two passages.
 */
export function fillProduct<Texts>(
  texts: Texts,
  forms: ProductForms,
  { own, choices = ALL_OFFERED }: WordingOptions = {},
): Texts {
  const fillOne = (text: unknown, key: string | number) =>
    fillProduct(text, forms, {
      own: (own as Record<string, Rewording> | undefined)?.[key],
      choices,
    });
  if (typeof texts === 'string') {
    return withProduct(withChoices((own as string) ?? texts, choices), forms) as Texts;
  }
  if (Array.isArray(texts)) return texts.map(fillOne) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const filled = Object.entries(texts).map(([key, text]) => [key, fillOne(text, key)]);
  return Object.fromEntries(filled) as Texts;
}
