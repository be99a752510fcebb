import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/order-preview.ts';
import { type AskForOrder, openOrderPage } from './open-order-page.ts';
import { PagePreview } from './page-preview.tsx';

type Props = {
  texts: typeof fi;
  /** Why saving is refused, in words; omitted: already saved. */
  refusals?: Record<string, string>;
  ask: AskForOrder;
  onClose: () => void;
};

/** A planned change on the order page, before its first day. */
export function OrderPreview({ texts, refusals = {}, ask, onClose }: Props) {
  const { scheme } = usePage();
  const { anyCode, languages, pages } = texts;
  const lead = `${texts.lead} ${texts.example}`;
  return (
    <PagePreview
      texts={{ ...texts, lead }}
      languages={languages}
      pages={pages}
      refusals={refusals}
      open={(asked) => openOrderPage(ask, asked, { scheme, anyCode })}
      onClose={onClose}
    />
  );
}
