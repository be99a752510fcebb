import type { z } from 'zod';
import type { changeEmailInput } from '../../../../contract/office/actions/change-email.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { accountAddress } from '../../../../domain/account/email-address.ts';
import { SIGN_IN_WAIT_HOURS } from '../../../../domain/account/sign-in-wait.ts';
import { yearOf } from '../../../../domain/base/local-date.ts';
import { identityFault, LEAST_FACTS } from '../../../../domain/office/identity-facts.ts';
import { fieldErrors } from '../../../../domain/person/field-rules.ts';
import { isAddressTaken } from '../../../account/email/change-email-queries.ts';
import { giveNewEmail, restoreEmail } from '../../../account/email/give-new-email.ts';
import { findEmailOwner } from '../../../account/email/give-new-email-queries.ts';
import { STOP_DAYS } from '../../../account/email/stop-email.ts';
import { deleteEmptyAccount } from '../../../account/write/open-account-queries.ts';
import type { Transaction } from '../../../db/database.ts';
import { changed } from '../action-refusals.ts';
import { type Act, defineAction } from '../define-action.ts';
import { lockPerson } from '../note/note-queries.ts';
import { findKnownFacts, hasEmptyAccount, worksHere } from './change-email-queries.ts';

type Input = z.output<typeof changeEmailInput>;

/** For a customer who has lost the old mailbox and proved their identity by known facts. */
export const changeEmail = defineAction<'changeEmail', Input>({
  kind: 'changeEmail',

  async lock(tx, { personId }) {
    return (await lockPerson(tx, personId)) ? { personId } : null;
  },

  // Excludes sessions, password and waiting time: an undo restores only the address.
  async state(tx, { personId }, { now }) {
    const owner = await findEmailOwner(tx, personId, now);
    return { emailAddress: owner?.emailAddress ?? null };
  },

  async prepare(tx, input, act, before) {
    const refusal = await refusalOf(tx, input, act, before.emailAddress as string);
    if (refusal) return { after: before, lines: [], refusal };
    const owner = await findEmailOwner(tx, input.personId, act.now);
    const address = accountAddress(input.newAddress);
    return {
      after: { emailAddress: address },
      lines: [
        {
          label: 'address',
          before: say('words', before.emailAddress as string),
          after: say('words', address),
        },
        { label: 'identity', before: null, after: say('compared', new Set(input.facts).size) },
        { label: 'access', before: null, after: say('waits', SIGN_IN_WAIT_HOURS) },
        {
          label: 'old',
          before: null,
          after: owner?.isWaiting ? say('toldOnly') : say('told', STOP_DAYS),
        },
        {
          label: 'room',
          before: null,
          after: say((await hasEmptyAccount(tx, address)) ? 'emptied' : 'free'),
        },
        { label: 'card', before: null, after: say('unchanged') },
      ],
    };
  },

  async perform(tx, { personId, newAddress: typed }, { actionId, now, clock, settings }) {
    const newAddress = accountAddress(typed);
    // A sign-in attempt with the new address created an empty account; remove it.
    if (await hasEmptyAccount(tx, newAddress)) await deleteEmptyAccount(tx, newAddress);
    const given = { accountId: personId, newAddress, key: actionId, now };
    await giveNewEmail(tx, given, { clock, settings });
  },

  async undo(tx, { personId }, { actionId, before, now, language }) {
    const oldAddress = before.emailAddress as string;
    const isBack = await restoreEmail(tx, { accountId: personId, oldAddress, key: actionId, now });
    if (!isBack) throw changed(language);
  },
});

async function refusalOf(
  tx: Transaction,
  { personId, facts, newAddress }: Input,
  { today }: Act,
  oldAddress: string,
) {
  if (await worksHere(tx, personId)) return say('works');
  const fault = identityFault(facts, await findKnownFacts(tx, personId));
  if (fault) return fault === 'tooFewFacts' ? say(fault, LEAST_FACTS) : say(fault);
  const context = { currentYear: yearOf(today) };
  if (fieldErrors('emailAddress', newAddress, context).length > 0) return say('invalid');
  const address = accountAddress(newAddress);
  if (address === accountAddress(oldAddress)) return say('same');
  if (!(await isAddressTaken(tx, address, personId))) return null;
  return (await hasEmptyAccount(tx, address)) ? null : say('taken', address);
}
