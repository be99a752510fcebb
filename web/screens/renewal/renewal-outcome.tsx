import { withKey } from '../../parts/payment/payment-status.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { RenewalTexts } from './renewal-data.ts';
import type { Renewal } from './use-renewal.ts';
import type { OutcomeKind } from './use-renewal-progress.ts';

const KIND = {
  declined: 'error',
  notSaved: 'warning',
  saved: 'success',
  notPaid: 'warning',
  pending: 'info',
  failed: 'error',
} as const satisfies Record<OutcomeKind, string>;

/** Outcomes after which another payment card may help. */
const OFFERS_CARD: OutcomeKind[] = ['declined'];

type Props = {
  renewal: Pick<Renewal, 'outcome' | 'isBusy' | 'save'>;
  texts: RenewalTexts;
  shell: ShellTexts;
};

/** Result of the last attempt, with the next step. */
export function RenewalOutcome({ renewal, texts, shell }: Props) {
  const { outcome, isBusy } = renewal;
  const { pathTo } = usePage();
  if (!outcome) return null;
  const { title, body } = texts.told[outcome.kind];
  const kind = KIND[outcome.kind];
  return (
    <div className="mt-6 list-width">
      <Notice kind={kind} kindLabel={shell.toast[kind]} title={title} live="alert">
        <p>{outcome.words ?? body}</p>
        {outcome.paymentKey && (
          <p>
            <ButtonLink href={withKey(pathTo('Pay_Again'), outcome.paymentKey)} look="secondary">
              {texts.selector.again}
            </ButtonLink>
          </p>
        )}
        {OFFERS_CARD.includes(outcome.kind) && (
          <p>
            <Button
              look="secondary"
              busy={isBusy}
              onClick={() => void renewal.save(outcome.eventId)}
            >
              {texts.charge.otherCard}
            </Button>
          </p>
        )}
      </Notice>
    </div>
  );
}
