import { type ProductForms, withMonthly, withProduct } from '../../domain/base/fill.ts';
import type { Rewording } from '../../domain/wording/text-tree.ts';

type Said = { own?: Rewording | undefined; isMonthlyOffered?: boolean };

/**
 * Fills the product's name, in its inflected forms, into all texts of a nested object: the office's own where it has
 * some, and without what is only true of instalments where there are none.
 */
export function fillProduct<Texts>(
  texts: Texts,
  forms: ProductForms,
  { own, isMonthlyOffered = true }: Said = {},
): Texts {
  const fillOne = (text: unknown, key: string | number) =>
    fillProduct(text, forms, {
      own: (own as Record<string, Rewording> | undefined)?.[key],
      isMonthlyOffered,
    });
  if (typeof texts === 'string') {
    return withProduct(withMonthly((own as string) ?? texts, isMonthlyOffered), forms) as Texts;
  }
  if (Array.isArray(texts)) return texts.map(fillOne) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const filled = Object.entries(texts).map(([key, text]) => [key, fillOne(text, key)]);
  return Object.fromEntries(filled) as Texts;
}
