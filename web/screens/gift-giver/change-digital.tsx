import { type FormEvent, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { SEND_HOURS } from '../../../domain/gift/gift-form.ts';
import { sendTimeOf } from '../../../domain/gift/send-time.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './gift-giver.module.css';
import type { GiverGift, GiverTexts, useGiftChanges } from './use-gift-order.ts';

type Props = {
  gift: GiverGift;
  giver: ReturnType<typeof useGiftChanges>;
  texts: GiverTexts;
  /** An envelope becomes a digital gift: sent at once. */
  isTurning: boolean;
  onClose: () => void;
};

/** Where to and when, or the end of an envelope. */
export function ChangeDigital({ gift, giver, texts, isTurning, onClose }: Props) {
  const { giftId, sendAt } = gift;
  const time = sendAt === null ? null : sendTimeOf(sendAt);
  const [email, setEmail] = useState(gift.recipientEmail ?? '');
  const [day, setDay] = useState<string>(time?.day ?? '');
  const [hour, setHour] = useState(String(time?.hour ?? 9));

  async function save(event: FormEvent) {
    event.preventDefault();
    const recipientEmail = email;
    const when = day ? { deliveryDate: day, deliveryHour: Number(hour) } : {};
    const isDone = isTurning
      ? await giver.turn({ giftId, recipientEmail })
      : await giver.update({ giftId, recipientEmail, ...when });
    if (isDone) onClose();
  }

  return (
    <form noValidate method="dialog" onSubmit={save} className={css.form}>
      {isTurning && <p className="small quiet">{texts.turnHelp}</p>}
      <TextField
        id={`recipientEmail-${giftId}`}
        label={texts.form.field.recipientEmail}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        onChange={setEmail}
      />
      {!isTurning && (
        <div className={css.pair}>
          <TextField
            id={`sendDay-${giftId}`}
            label={texts.day}
            type="date"
            value={day}
            onChange={setDay}
          />
          <SelectField
            id={`sendHour-${giftId}`}
            label={texts.hour}
            value={hour}
            onChange={setHour}
            options={SEND_HOURS.map((each) => ({
              value: String(each),
              label: fill(texts.hourLabel, `${String(each).padStart(2, '0')}.00`),
            }))}
          />
        </div>
      )}
      <div className={css.ways}>
        <Button type="submit" disabled={giver.isBusy}>
          {isTurning ? texts.turnDo : texts.save}
        </Button>
        {!isTurning && (
          <Button look="secondary" disabled={giver.isBusy} onClick={() => void sendNow()}>
            {texts.sendNow}
          </Button>
        )}
        <Button look="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );

  async function sendNow() {
    const now = { deliveryDate: null, deliveryHour: null };
    if (await giver.update({ giftId, recipientEmail: email, ...now })) onClose();
  }
}
