import { pathTo } from '../../contract/page/pages.ts';
import { cents } from '../../domain/base/cents.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { INSTALMENT_COUNT } from '../../domain/instalment/instalment-plan.ts';
import type { PaymentSection } from '../../domain/payment/provider-group.ts';
import { findCardState } from '../card/find-card-state.ts';
import type { Transaction } from '../db/database.ts';
import { cardStatusOf } from '../letter/blocks/card-line.ts';
import { queueMail } from '../letter/queue-mail.ts';
import type { Deps } from '../platform/context.ts';
import { type DueInstalment, findContractReceipt, type Holder } from './instalment-queries.ts';

type Settings = Pick<Deps, 'settings' | 'clock'>;

function changeCardLink({ settings }: Settings, { language }: Holder): string {
  return `${settings.publicUrl}${pathTo('My_Plan', language)}`;
}

type Failed = { instalment: DueInstalment; since: LocalDate; retryOn: LocalDate | null };

/** At the first of consecutive failures, with the link to change the card. */
export async function notifyChargeFailed(
  tx: Transaction,
  { instalment, since, retryOn }: Failed,
  deps: Settings,
): Promise<void> {
  const { contractId, cardId, number, amount, holder } = instalment;
  const { firstName, language, emailAddress } = holder;
  if (!emailAddress) return;
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'instalment-failed',
    cardId,
    key: `instalment-failed:${contractId}:${number}:${since}`,
    data: {
      firstName,
      number,
      amount: cents(amount),
      retryOn,
      link: changeCardLink(deps, holder),
      card: await findCardStatus(tx, cardId, deps),
    },
  });
}

async function findCardStatus(tx: Transaction, cardId: string, { clock }: Pick<Deps, 'clock'>) {
  return cardStatusOf(await findCardState(tx, cardId, helsinkiDay(clock.now())));
}

type Stop = { contractId: string; cardId: string; holder: Holder; stopsOn: LocalDate };

export async function notifyUpcomingHold(
  tx: Transaction,
  stop: Stop,
  deps: Settings,
): Promise<void> {
  const { contractId, cardId, holder, stopsOn } = stop;
  const link = changeCardLink(deps, holder);
  await queueMail(tx, {
    to: holder.emailAddress,
    language: holder.language,
    letter: 'entry-notice',
    cardId,
    key: `entry-notice:${contractId}:${stopsOn}`,
    data: { firstName: holder.firstName, stopsOn, link },
  });
}

export async function notifyStopped(tx: Transaction, stop: Stop, deps: Settings): Promise<void> {
  const { contractId, cardId, holder, stopsOn } = stop;
  const link = changeCardLink(deps, holder);
  await queueMail(tx, {
    to: holder.emailAddress,
    language: holder.language,
    letter: 'entry-stopped',
    cardId,
    key: `entry-stopped:${contractId}:${stopsOn}`,
    data: { firstName: holder.firstName, link },
  });
}

export async function notifyPaidUp(
  tx: Transaction,
  { paymentId, cardId, holder }: { paymentId: string; cardId: string; holder: Holder },
  deps: Pick<Deps, 'clock'>,
): Promise<void> {
  const { emailAddress, language, firstName } = holder;
  if (!emailAddress) return;
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'instalments-in-order',
    cardId,
    key: `instalments-in-order:${paymentId}`,
    data: { firstName, card: await findCardStatus(tx, cardId, deps) },
  });
}

type PaidInstalments = {
  paymentId: string;
  instalments: DueInstalment[];
  method: PaymentSection | null;
  nextDueOn: LocalDate | null;
};

/** One receipt per charge; the last says that the plan is complete. */
export async function sendInstalmentReceipt(
  tx: Transaction,
  { paymentId, instalments, method, nextDueOn }: PaidInstalments,
  { clock }: Pick<Deps, 'clock'>,
): Promise<void> {
  const last = instalments.at(-1);
  if (!last?.holder.emailAddress) return;
  const { contractId, cardId, number, holder } = last;
  const found = await findContractReceipt(tx, { contractId, paymentId });
  const line = found?.frozen.lines[0];
  if (!found || !line) return;
  const lines = instalments.map((paid) => ({
    ...line,
    description: `${line.description} ${paid.number}/${INSTALMENT_COUNT}`,
    units: 1,
    unitPrice: cents(paid.amount),
  }));
  await queueMail(tx, {
    to: holder.emailAddress,
    language: holder.language,
    letter: 'instalment-receipt',
    cardId,
    key: `instalment-receipt:${paymentId}`,
    data: {
      firstName: holder.firstName,
      number,
      nextDueOn,
      receipt: {
        buyerName: '',
        ...found.frozen,
        lines,
        orderNumber: found.orderNumber,
        paidAt: clock.now(),
        method,
      },
    },
  });
}
