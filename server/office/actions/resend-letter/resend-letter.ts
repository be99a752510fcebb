import type { z } from 'zod';
import type { resendLetterInput } from '../../../../contract/office/actions/resend-letter.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { cleanField } from '../../../../domain/person/clean-field.ts';
import { fieldErrors } from '../../../../domain/person/field-rules.ts';
import type { Transaction } from '../../../db/database.ts';
import { readdressGift } from '../../../gift/giver/readdress-gift.ts';
import { lockGiftToSend, type SendableGift } from '../../../gift/send/send-queries.ts';
import { endBounce } from '../../../letter/bounce/bounce-queries.ts';
import { holdsSecretLink } from '../../../letter/hidden-link.ts';
import { letterName } from '../../../letter/letter-names.ts';
import { isLetterName, letterKind } from '../../../letter/letters.ts';
import { isPlainAddress } from '../../../letter/queue-mail.ts';
import { resendLetter as queueAgain } from '../../../letter/resend-letter.ts';
import { letterAsSent } from '../../time/letter-as-sent.ts';
import { type Act, defineAction } from '../define-action.ts';
import { renewLinks } from './renew-links.ts';
import {
  countGiftResends,
  countResends,
  isHeldBack,
  lockLetter,
  type OldLetter,
} from './resend-letter-queries.ts';

type Input = z.output<typeof resendLetterInput>;
type Gift = Pick<SendableGift, 'recipientEmail' | 'sendings' | 'replacements'>;

const MOST_A_DAY = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Sends a letter again. Single-use codes and links are never resent; a gift's code follows its address, and a letter
 * with a secret link goes only to its account's address or, without an account, to the original one.
 */
export const resendLetter = defineAction<'resendLetter', Input>({
  kind: 'resendLetter',

  async lock(tx, { mailId }) {
    const old = await lockLetter(tx, mailId);
    return old && { personId: old.personId, orderId: old.giftId };
  },

  async state(tx, { mailId }) {
    const { firstId, giftId, isBounceOpen } = await requireLetter(tx, mailId);
    const { all } = await countResends(tx, firstId);
    return { resends: all, gift: await findGift(tx, giftId), isBounceOpen };
  },

  async prepare(tx, input, act, before) {
    const old = await requireLetter(tx, input.mailId);
    const gift = before.gift as Gift | null;
    const { to, fault } = addressOf(input, old, gift);
    const times = await timesLately(tx, old, act);
    const refusal =
      fault ??
      (await faultOf(tx, input, { old, to, gift }, act)) ??
      (times >= MOST_A_DAY && tooOften());
    if (refusal) return { after: before, lines: [], refusal };
    const isElsewhere = gift !== null && !isSameAddress(gift.recipientEmail, to);
    const code = say(isElsewhere ? 'newCode' : 'sameCode');
    return {
      after: {
        resends: gift ? before.resends : (before.resends as number) + 1,
        gift: gift && sentGift(gift, to, isElsewhere),
        isBounceOpen: false,
      },
      lines: [
        { label: 'letter', before: null, after: say('name', letterName(old.letter, act.language)) },
        { label: 'to', before: say('address', old.address), after: say('address', to) },
        ...(gift ? [{ label: 'code' as const, before: null, after: code }] : []),
        ...(old.isBounceOpen
          ? [{ label: 'list' as const, before: say('waits'), after: say('leaves') }]
          : []),
        {
          label: 'often',
          before: say('times', times),
          after: say('timesOf', times + 1, MOST_A_DAY),
        },
      ],
      letter: await wordsOf(tx, old),
    };
  },

  async perform(tx, input, act) {
    const { mailId } = input;
    const old = await requireLetter(tx, mailId);
    const { giftId, firstId } = old;
    const { to } = addressOf(input, old, await findGift(tx, giftId));
    if (giftId) await readdressGift(tx, { giftId, recipientEmail: to }, act);
    else {
      const data = await renewLinks(tx, old, act.settings);
      if (data === null) throw new Error('a letter that is not sent twice');
      await queueAgain(tx, {
        mailId,
        to,
        key: `resent:${act.actionId}`,
        resentFrom: firstId,
        data,
      });
    }
    const ended = { mailId, outcome: 'resent', accountId: act.user.accountId } as const;
    if (old.isBounceOpen) await endBounce(tx, { ...ended, now: act.now });
  },
});

const tooOften = () => say('tooOften', MOST_A_DAY);
const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function requireLetter(tx: Transaction, mailId: string): Promise<OldLetter> {
  const old = await lockLetter(tx, mailId);
  if (!old) throw new Error('the locked letter is gone');
  return old;
}

async function findGift(tx: Transaction, giftId: string | null): Promise<Gift | null> {
  const gift = giftId ? await lockGiftToSend(tx, giftId) : null;
  if (!gift) return null;
  const { recipientEmail, sendings, replacements } = gift;
  return { recipientEmail, sendings, replacements };
}

const sentGift = (gift: Gift, to: string, isElsewhere: boolean): Gift => ({
  recipientEmail: isElsewhere ? to : gift.recipientEmail,
  sendings: gift.sendings + 1,
  replacements: gift.replacements + (isElsewhere ? 1 : 0),
});

/** A person's letter goes to the account's address, a gift's or guest's to the one staff enter. */
function addressOf({ to: typed }: Input, old: OldLetter, gift: Gift | null) {
  const own = old.giftId ? (gift?.recipientEmail ?? old.address) : (old.personEmail ?? old.address);
  const to = typed === null ? own : cleanField('recipientEmail', typed);
  const isWrong = fieldErrors('recipientEmail', to, { currentYear: 0 }).length > 0;
  if (isWrong || !isPlainAddress(to)) return { to, fault: say('wrongAddress') };
  const belongsToAccount = !old.giftId && old.personEmail !== null;
  if (belongsToAccount && !isSameAddress(to, own)) return { to, fault: say('accountAddress', own) };
  return { to: belongsToAccount ? own : to, fault: null };
}

type ResendTarget = { old: OldLetter; to: string; gift: Gift | null };

async function faultOf(
  tx: Transaction,
  { mailId }: Input,
  { old, to, gift }: ResendTarget,
  { settings }: Act,
) {
  if (!old.hasLeft) return say('waiting');
  if (old.giftId) return gift ? null : say('giftTaken');
  if (!isLetterName(old.letter)) return say('gone');
  const { secret, topic } = letterKind(old.letter);
  if (secret) return say('secret');
  if (old.data === null) return say('gone');
  const linkFault = await linkFaultOf(tx, { old, to }, settings);
  if (linkFault) return linkFault;
  const isHeld = topic && (await isHeldBack(tx, { address: to, topic, exceptMail: mailId }));
  return isHeld ? say('stopped') : null;
}

/** Such a link gives control of the order, so a mistyped address must be corrected on the order instead. */
async function linkFaultOf(
  tx: Transaction,
  { old, to }: Pick<ResendTarget, 'old' | 'to'>,
  settings: Act['settings'],
) {
  if ((await renewLinks(tx, old, settings)) === null) return say('secret');
  const isOwn = isSameAddress(to, old.personEmail ?? old.address);
  return holdsSecretLink(old.data) && !isOwn ? say('linkAddress', old.address) : null;
}

async function timesLately(tx: Transaction, { firstId, giftId }: OldLetter, { now }: Act) {
  if (giftId) return countGiftResends(tx, { giftId, since: now - DAY_MS });
  return (await countResends(tx, firstId)).lately;
}

/** As the recipient will read it, without secrets. A gift's letter is rewritten when sent. */
async function wordsOf(tx: Transaction, old: OldLetter) {
  return old.giftId || old.data === null ? null : letterAsSent(tx, old);
}
