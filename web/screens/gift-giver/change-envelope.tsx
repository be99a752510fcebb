import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './gift-giver.module.css';
import { GiftWords, wordsOf } from './gift-words.tsx';
import type { GiverGift, GiverTexts, useGiftChanges } from './use-gift-order.ts';
import { useTyped } from './use-typed.ts';

type Props = {
  gift: GiverGift;
  giver: ReturnType<typeof useGiftChanges>;
  texts: GiverTexts;
  onClose: () => void;
};

/** The words and the address of an envelope that has not gone to print. */
export function ChangeEnvelope({ gift, giver, texts, onClose }: Props) {
  const { giftId } = gift;
  const { values, typed, type } = useTyped({
    ...wordsOf(gift),
    addressee: gift.addressee ?? '',
    streetAddress: gift.streetAddress ?? '',
    zipCode: gift.zipCode ?? '',
    city: gift.city ?? '',
  });
  const bind = (field: keyof typeof values, label: string) => ({
    id: `${field}-${giftId}`,
    label,
    required: true,
    value: values[field],
    onChange: (value: string) => type({ [field]: value }),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await giver.update({ giftId, ...typed })) onClose();
  }

  const { field } = texts.form;
  return (
    <form noValidate method="dialog" onSubmit={save} className={css.form}>
      <GiftWords {...{ giftId, texts, words: values, type }} />
      <TextField autoComplete="shipping name" {...bind('addressee', texts.addressee)} />
      <TextField
        autoComplete="shipping address-line1"
        {...bind('streetAddress', field.streetAddress)}
      />
      <div className={css.pair}>
        <TextField
          autoComplete="shipping postal-code"
          {...bind('zipCode', field.zipCode)}
          inputMode="numeric"
        />
        <TextField autoComplete="shipping address-level2" {...bind('city', field.city)} />
      </div>
      <div className={css.ways}>
        <Button type="submit" {...giver.pressOf(giftId)}>
          {texts.save}
        </Button>
        <Button look="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
