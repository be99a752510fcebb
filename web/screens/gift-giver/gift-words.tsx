import { GREETING_LENGTH } from '../../../domain/gift/gift-form.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { GiverGift, GiverTexts } from './use-gift-order.ts';

type Words = { recipientName: string; greeting: string };

type Props = {
  giftId: string;
  texts: GiverTexts;
  words: Words;
  type: (words: Partial<Words>) => void;
};

export function wordsOf({ recipientName, greeting }: GiverGift): Words {
  return { recipientName, greeting };
}

/** Text that the recipient reads, in a mail or on paper. */
export function GiftWords({ giftId, texts, words, type }: Props) {
  return (
    <>
      <TextField
        id={`recipientName-${giftId}`}
        label={texts.form.field.recipientName}
        required
        autoComplete="off"
        value={words.recipientName}
        onChange={(recipientName) => type({ recipientName })}
      />
      <TextArea
        id={`greeting-${giftId}`}
        label={texts.greeting}
        errorPrefix=""
        value={words.greeting}
        onChange={(greeting) => type({ greeting })}
        counter={{ most: GREETING_LENGTH, text: texts.counter }}
      />
    </>
  );
}
