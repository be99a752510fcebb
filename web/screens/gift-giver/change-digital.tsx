import { type FormEvent, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatHour } from '../../../domain/base/format.ts';
import { addDays } from '../../../domain/base/local-date.ts';
import { SEND_HOURS } from '../../../domain/gift/gift-form.ts';
import { LONGEST_WAIT_DAYS, sendTimeOf } from '../../../domain/gift/send-time.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './gift-giver.module.css';
import { GiftWords, wordsOf } from './gift-words.tsx';
import type { GiverGift, GiverTexts, useGiftChanges } from './use-gift-order.ts';
import { useTyped } from './use-typed.ts';

type Props = {
  gift: GiverGift;
  giver: ReturnType<typeof useGiftChanges>;
  texts: GiverTexts;
  /** An envelope is changed to a digital gift: sent at once. */
  isTurning: boolean;
  onClose: () => void;
};

/** Changes address and time, or cancels an envelope. */
export function ChangeDigital({ gift, giver, texts, isTurning, onClose }: Props) {
  const { giftId, sendAt } = gift;
  const time = sendAt === null ? null : sendTimeOf(sendAt);
  const { values, typed, type } = useTyped({
    ...wordsOf(gift),
    recipientEmail: gift.recipientEmail ?? '',
  });
  const isSent = gift.state === 'sent';
  const hasTime = !isTurning && !isSent;
  const [day, setDay] = useState<string>(time?.day ?? '');
  const [hour, setHour] = useState(String(time?.hour ?? 9));

  async function save(event: FormEvent) {
    event.preventDefault();
    const when = day && hasTime ? { deliveryDate: day, deliveryHour: Number(hour) } : {};
    const isDone = isTurning
      ? await giver.turn({ giftId, recipientEmail: values.recipientEmail })
      : await giver.update({ giftId, ...typed, ...when });
    if (isDone) onClose();
  }

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={save}
      className={`stack-4 mt-6 form-width ${css.form}`}
    >
      {isTurning && <p className="small quiet">{texts.turnHelp}</p>}
      {isSent && <p className="small quiet">{texts.correctHelp}</p>}
      {!isTurning && <GiftWords {...{ giftId, texts, words: values, type }} />}
      <TextField
        id={`recipientEmail-${giftId}`}
        label={texts.form.field.recipientEmail}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={values.recipientEmail}
        onChange={(recipientEmail) => type({ recipientEmail })}
      />
      {hasTime && <TimeFields {...{ giftId, texts, day, setDay, hour, setHour }} />}
      <div className={`ways mt-6 ${css.ways}`}>
        <Button type="submit" {...giver.pressOf(giftId)}>
          {saveLabel({ isTurning, isSent }, texts)}
        </Button>
        {hasTime && (
          <Button look="secondary" {...giver.pressOf(giftId)} onClick={() => void sendNow()}>
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
    const said = { giftId, ...typed, deliveryDate: null, deliveryHour: null };
    if (await giver.update(said)) onClose();
  }
}

function saveLabel({ isTurning, isSent }: Record<string, boolean>, texts: GiverTexts): string {
  if (isTurning) return texts.turnDo;
  return isSent ? texts.saveAndSend : texts.save;
}

type TimeProps = Pick<Props, 'texts'> & {
  giftId: string;
  day: string;
  setDay: (day: string) => void;
  hour: string;
  setHour: (hour: string) => void;
};

function TimeFields({ giftId, texts, day, setDay, hour, setHour }: TimeProps) {
  const { today, language } = usePage();
  return (
    <div className={css.pair}>
      <TextField
        autoComplete="off"
        id={`sendDay-${giftId}`}
        label={texts.day}
        type="date"
        min={today}
        max={addDays(today, LONGEST_WAIT_DAYS)}
        value={day}
        onChange={setDay}
      />
      <SelectField
        id={`sendHour-${giftId}`}
        autoComplete="off"
        label={texts.hour}
        value={hour}
        onChange={setHour}
        options={SEND_HOURS.map((each) => ({
          value: String(each),
          label: fill(texts.hourLabel, formatHour(each, language)),
        }))}
      />
    </div>
  );
}
