import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ExtendTexts } from './extend-texts.ts';
import css from './extension.module.css';
import type { RenewalOffer } from './renewal-offer.ts';
import type { Renewal } from './use-renewal.ts';

type Props = {
  contract: NonNullable<RenewalOffer['contract']>;
  renewal: Renewal;
  texts: ExtendTexts;
  shell: ShellTexts;
};

/** A monthly contract that runs: whether all is well, another card for it, and the rest at once. */
export function RunningContract({ contract, renewal, texts: all, shell }: Props) {
  const { contract: texts } = all;
  const { stopsOn, isOnHold, lastDueOn, restAmount } = contract;
  const rest = formatMoney(fromEuros(restAmount));
  return (
    <section aria-labelledby="contract" className={css.contract}>
      <h2 id="contract">{texts.heading}</h2>
      {stopsOn && (
        <Notice
          kind={isOnHold ? 'error' : 'warning'}
          kindLabel={isOnHold ? shell.toast.error : shell.toast.warning}
          title={isOnHold ? texts.stopped : texts.failing}
        >
          <p>{isOnHold ? texts.stoppedBody : fill(texts.failingBody, dateOf(stopsOn))}</p>
        </Notice>
      )}
      <p>{fill(texts.left, rest, dateOf(lastDueOn))}</p>
      <p className={css.ways}>
        <Button look="secondary" onClick={() => void renewal.save(null)}>
          {all.charge.otherCard}
        </Button>
        <Button look="text" onClick={() => void renewal.payRest(contract.id)}>
          {fill(texts.payRest, rest)}
        </Button>
      </p>
    </section>
  );
}

function dateOf(day: string): string {
  return formatDate(localDate(day));
}
