import { SIGN_IN_WAIT_HOURS } from '../../../../domain/account/sign-in-wait.ts';
import type { CardPlan } from '../../../../domain/office/merge-cards.ts';
import { findLetterAddress } from '../../../account/account-queries.ts';
import { deleteContact, upsertContact } from '../../../account/contact-queries.ts';
import { deleteEmailChange, isAddressTaken } from '../../../account/email/change-email-queries.ts';
import { revokeAllAccess, updateSignInFrom } from '../../../account/write/access-queries.ts';
import { updateMergedAccount } from '../../../account/write/change-account-queries.ts';
import { correctHolder, updateDiaryForgotten } from '../../../card/card-queries.ts';
import { findLedger } from '../../../card/ledger-queries.ts';
import { updateHolders } from '../../../card/move-card-queries.ts';
import { updatePlasticRecipient } from '../../../card/plastic-address-queries.ts';
import { cancelPlasticOrder, reopenPlasticOrders } from '../../../card/plastic-order-queries.ts';
import { addLedgerEntry, voidLedgerEntry } from '../../../card/write-ledger.ts';
import type { Transaction } from '../../../db/database.ts';
import { queueMail } from '../../../letter/queue-mail.ts';
import { changed } from '../action-refusals.ts';
import type { Act, State } from '../define-action.ts';
import {
  findMergeSide,
  findMovingKeys,
  findPersonCards,
  type MergeSide,
  type PersonCard,
  updateOwners,
} from './merge-people-queries.ts';
import {
  chosenOf,
  emptiedAddress,
  forgottenDay,
  type MergeInput,
  planOf,
  timeOf,
} from './merge-plan.ts';

const HOUR_MS = 60 * 60 * 1000;
const whole = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

type ActionRun = Act & { actionId: string };

export async function joinPeople(
  tx: Transaction,
  input: MergeInput,
  act: ActionRun,
): Promise<void> {
  const { personId, otherId } = input;
  const { actionId, today, now } = act;
  const [kept, other] = [await findMergeSide(tx, personId), await findMergeSide(tx, otherId)];
  const cards = await findPersonCards(tx, [personId, otherId]);
  const plan = planOf(cards, personId, today);
  if (!kept || !other || !plan) throw new Error('prepared, and yet they cannot be joined');
  const chosen = chosenOf(input, { kept, other }, cards, personId);
  const time = await timeOf(tx, plan, { today, key: actionId });

  await notifyMerged(tx, input, { actionId, now });
  await endAccess(tx, [personId, otherId]);
  await updateMergedAccount(tx, {
    ...other,
    id: otherId,
    emailAddress: emptiedAddress(otherId),
    mergedInto: personId,
  });
  await updateMergedAccount(tx, {
    ...kept,
    ...(chosen.name ?? {}),
    id: personId,
    emailAddress: chosen.emailAddress,
  });
  await updateSignInFrom(tx, personId, now + SIGN_IN_WAIT_HOURS * HOUR_MS);
  if (chosen.contact) await upsertContact(tx, { ...chosen.contact, accountId: personId, now });
  await updateOwners(tx, await findMovingKeys(tx, otherId), { fromId: otherId, toId: personId });

  await joinCards(tx, { input, plan, time, cards, name: chosen.name, now });
}

type Joined = {
  input: MergeInput;
  plan: CardPlan;
  time: Awaited<ReturnType<typeof timeOf>>;
  cards: PersonCard[];
  name: { firstName: string; lastName: string } | null;
  now: number;
};

async function joinCards(
  tx: Transaction,
  { input, plan, time, cards, name, now }: Joined,
): Promise<void> {
  const { main, spare } = plan;
  if (time && main && spare) {
    for (const entry of time.taken) await addLedgerEntry(tx, spare.cardId, entry);
    await addLedgerEntry(tx, main.cardId, time.given);
  }
  const holderOf = ({ cardId }: PersonCard) =>
    cardId === main?.cardId ? input.personId : input.otherId;
  await updateHolders(
    tx,
    cards.map((card) => ({ cardId: card.cardId, accountId: holderOf(card) })),
  );
  for (const card of cards) {
    if (card.cardId === main?.cardId) await renameCard(tx, card, { ...card, ...name });
    else await cancelPlastic(tx, card, now);
  }
  const { diaryForgottenOn = null } = forgottenDay(cards);
  for (const { cardId } of cards) await updateDiaryForgotten(tx, cardId, diaryForgottenOn);
}

/** Restores both accounts with their data. */
export async function partPeople(
  tx: Transaction,
  { personId, otherId }: MergeInput,
  {
    actionId,
    before,
    keys,
    now,
    language,
  }: ActionRun & { before: State; keys: Record<string, string[]> },
): Promise<void> {
  const [kept, other] = [before.kept as MergeSide, before.other as MergeSide];
  for (const { emailAddress } of [kept, other]) {
    const isTaken =
      (await isAddressTaken(tx, emailAddress, personId)) &&
      (await isAddressTaken(tx, emailAddress, otherId));
    if (isTaken) throw changed(language);
  }
  const cards = await findPersonCards(tx, [personId, otherId]);
  for (const card of cards) {
    await voidJoined(tx, { cardId: card.cardId, actionId });
    const was = before.cards as PersonCard[];
    await restoreCard(tx, { card, was: was.find(({ cardId }) => cardId === card.cardId) });
  }
  await updateHolders(
    tx,
    (before.cards as PersonCard[]).map(({ cardId, holderId }) => ({ cardId, accountId: holderId })),
  );
  for (const { cardId, diaryForgottenOn = null } of before.cards as PersonCard[]) {
    await updateDiaryForgotten(tx, cardId, diaryForgottenOn);
  }
  await updateOwners(tx, keys, { fromId: personId, toId: otherId });
  await endAccess(tx, [personId, otherId]);
  // First frees the address, since the kept account may have taken it.
  await updateMergedAccount(tx, { ...kept, id: personId, emailAddress: emptiedAddress(personId) });
  await updateMergedAccount(tx, { ...other, id: otherId });
  await updateMergedAccount(tx, { ...kept, id: personId });
  await updateSignInFrom(tx, personId, null);
  if (kept.contact) await upsertContact(tx, { ...kept.contact, accountId: personId, now });
  else await deleteContact(tx, personId);
  await notifyUnmerged(tx, { personId, otherId }, actionId);
}

async function voidJoined(
  tx: Transaction,
  { cardId, actionId }: { cardId: string; actionId: string },
): Promise<void> {
  for (const { cause } of await findLedger(tx, cardId)) {
    if (!cause.startsWith(`merge:${actionId}`)) continue;
    await voidLedgerEntry(tx, cardId, { cause, reason: 'people were parted again' });
  }
}

async function restoreCard(
  tx: Transaction,
  { card, was }: { card: PersonCard; was: PersonCard | undefined },
): Promise<void> {
  if (!was) return;
  await reopenPlasticOrders(tx, { cardId: card.cardId, causes: Object.keys(was.plastic) });
  await renameCard(tx, card, was);
}

async function endAccess(tx: Transaction, ids: string[]): Promise<void> {
  for (const id of ids) {
    await revokeAllAccess(tx, id);
    await deleteEmailChange(tx, id);
  }
}

type Named = { cardId: string; firstName: string; lastName: string; yearOfBirth: number };

async function renameCard(tx: Transaction, from: Named, to: Named): Promise<void> {
  const { cardId } = from;
  const { firstName, lastName, yearOfBirth } = to;
  await correctHolder(tx, { cardId, holder: { firstName, lastName, yearOfBirth } });
  await updatePlasticRecipient(tx, { cardId, from: whole(from), to: whole(to) });
}

/** No plastic card is made for a card without validity. */
async function cancelPlastic(tx: Transaction, { cardId, plastic }: PersonCard, now: number) {
  for (const cause of Object.keys(plastic)) await cancelPlasticOrder(tx, { cardId, cause, now });
}

/** To both current addresses: one may belong to somebody who never asked. */
async function notifyMerged(
  tx: Transaction,
  { personId, otherId, keep }: MergeInput,
  { actionId, now }: { actionId: string; now: number },
): Promise<void> {
  const signInFrom = now + SIGN_IN_WAIT_HOURS * HOUR_MS;
  const sides = { kept: personId, other: otherId };
  for (const side of ['kept', 'other'] as const) {
    const found = await findLetterAddress(tx, sides[side]);
    if (!found) continue;
    await queueMail(tx, {
      to: found.emailAddress,
      language: found.language,
      letter: 'accounts-joined',
      key: `accounts-joined:${actionId}:${side}`,
      data: { signInFrom, isKept: keep.email === side },
    });
  }
}

/** To both restored addresses: each may sign in at once. */
async function notifyUnmerged(
  tx: Transaction,
  { personId, otherId }: Pick<MergeInput, 'personId' | 'otherId'>,
  actionId: string,
): Promise<void> {
  for (const id of [personId, otherId]) {
    const found = await findLetterAddress(tx, id);
    if (!found) continue;
    await queueMail(tx, {
      to: found.emailAddress,
      language: found.language,
      letter: 'accounts-parted',
      key: `accounts-parted:${actionId}:${id}`,
      data: {},
    });
  }
}
