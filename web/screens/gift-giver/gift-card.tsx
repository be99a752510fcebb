import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { mayCorrect, mayResend, mayTurnDigital } from '../../../domain/gift/gift-state.ts';
import { addressLine } from '../../../domain/person/address-line.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangeDigital } from './change-digital.tsx';
import { addressOfGift, ChangeEnvelope } from './change-envelope.tsx';
import css from './gift-giver.module.css';
import type { GiverGift, GiverTexts, useGiftChanges } from './use-gift-order.ts';

type Props = {
  gift: GiverGift;
  giver: ReturnType<typeof useGiftChanges>;
  texts: GiverTexts;
  /** Label of an error. */
  errorLabel: string;
};

/** One gift: its delivery state, and what can still be changed. */
export function GiftCard(props: Props) {
  const { gift, giver, texts } = props;
  const { language } = usePage();
  const [open, setOpen] = useState<'change' | 'turn' | null>(null);
  const { giftId, state, isDigital } = gift;
  const close = () => setOpen(null);
  return (
    <li className={`placard ${css.gift}`}>
      <div className={css.giftHead}>
        <h2>{gift.recipientName}</h2>
        <p className={css.state} data-state={state}>
          {texts.state[state]}
        </p>
      </div>
      <p className="mt-2 soft">
        {isDigital
          ? gift.recipientEmail
          : [gift.addressee, addressLine(addressOfGift(gift), language)].join(', ')}
      </p>
      {gift.greeting && <blockquote>{gift.greeting}</blockquote>}
      <ol className={css.facts}>
        {factsOf(gift, texts, language).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ol>
      <Problem {...props} />
      {open === null && (
        <div className={`ways mt-6 ${css.ways}`}>
          {mayCorrect(state) && (
            <Button look="secondary" onClick={() => setOpen('change')}>
              {texts.change}
            </Button>
          )}
          {mayTurnDigital(state) && (
            <Button look="secondary" onClick={() => setOpen('turn')}>
              {texts.turn}
            </Button>
          )}
          {mayResend(state) && (
            <Button
              look="secondary"
              {...giver.pressOf(giftId)}
              onClick={() => void giver.resend(giftId)}
            >
              {texts.resend}
            </Button>
          )}
          {state !== 'activated' && (
            <Button look="text" onClick={() => void giver.download('/gifts/pdf', { giftId })}>
              {texts.download}
            </Button>
          )}
        </div>
      )}
      {state !== 'activated' && state !== 'withdrawn' && (
        <p className="small quiet mt-4">{texts.codeLasts}</p>
      )}
      {open === 'change' && !isDigital && <ChangeEnvelope {...props} onClose={close} />}
      {open !== null && (isDigital || open === 'turn') && (
        <ChangeDigital {...props} isTurning={open === 'turn'} onClose={close} />
      )}
    </li>
  );
}

function Problem({ gift, giver, texts, errorLabel }: Props) {
  const problem = giver.problemOf(gift.giftId);
  if (problem === null) return null;
  return (
    <Notice kind="error" kindLabel={errorLabel} title={texts.refused} className="mt-4">
      <p>{problem}</p>
    </Notice>
  );
}

function factsOf(gift: GiverGift, texts: GiverTexts, language: Language): string[] {
  const { sendAt, sentAt, openedAt, activatedAt, postedAt, isDigital } = gift;
  const told = (text: string, instant: number | null) =>
    instant === null ? [] : [fill(text, formatDateTime(instant, language))];
  return [
    ...told(texts.postedAt, postedAt),
    ...(isDigital && sentAt === null ? told(texts.sends, sendAt) : []),
    ...told(texts.sentAt, sentAt),
    ...told(texts.openedAt, openedAt),
    ...told(texts.activatedAt, activatedAt),
  ];
}
