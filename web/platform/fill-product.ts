import { type ProductForms, withProduct } from '../../domain/base/fill.ts';
import type { Rewording } from '../../domain/wording/text-tree.ts';

/** Fills the product's name, in its inflected forms, into all texts of a nested object: the office's own where it has some. */
export function fillProduct<Texts>(texts: Texts, forms: ProductForms, own?: Rewording): Texts {
  const fillOne = (text: unknown, key: string | number) =>
    fillProduct(text, forms, (own as Record<string, Rewording> | undefined)?.[key]);
  if (typeof texts === 'string') return withProduct((own as string) ?? texts, forms) as Texts;
  if (Array.isArray(texts)) return texts.map(fillOne) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const filled = Object.entries(texts).map(([key, text]) => [key, fillOne(text, key)]);
  return Object.fromEntries(filled) as Texts;
}
