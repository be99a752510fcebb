import type { Step } from '../../../domain/order/step.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';

type Options = {
  heading: string;
  /** Of the record in the address. */
  seoTitle: string | null;
  isFaulty: boolean;
  step: Step;
  errorPrefix: string;
};

/** The title follows the step, and says first when something is wrong. */
export function usePurchaseTitle({ heading, seoTitle, isFaulty, step, errorPrefix }: Options) {
  const { product } = usePage();
  const title = step === 0 && seoTitle ? seoTitle : `${heading} – ${product.nominative}`;
  useDocumentTitle(isFaulty ? errorPrefix + title : title);
}
