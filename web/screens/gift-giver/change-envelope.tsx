import type { FormEvent } from 'react';
import type { PostalAddress } from '../../../domain/person/address-line.ts';
import type { AddressCountry } from '../../../domain/person/country.ts';
import type { AddressField } from '../../../domain/person/postal-address.ts';
import { AddressFields } from '../../parts/form/address-fields.tsx';
import row from '../../parts/form/form-grid.module.css';
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

/** Changes greeting and address of an envelope that has not been printed. */
export function ChangeEnvelope({ gift, giver, texts, onClose }: Props) {
  const { giftId } = gift;
  const { values, typed, type } = useTyped({
    ...wordsOf(gift),
    addressee: gift.addressee ?? '',
    ...addressOfGift(gift),
  });
  const bind = (field: 'addressee' | AddressField | 'country', label: string) => ({
    id: `${field}-${giftId}`,
    label,
    required: true,
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    const { country, ...words } = typed;
    const changed = { ...words, ...(country && { country: country as AddressCountry }) };
    if (await giver.update({ giftId, ...changed })) onClose();
  }

  const { field } = texts.form;
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={save}
      className={`stack-4 mt-6 form-width ${css.form}`}
    >
      <GiftWords {...{ giftId, texts, words: values, type }} />
      <TextField
        {...bind('addressee', texts.addressee)}
        autoComplete="shipping name"
        value={values.addressee}
        onChange={(addressee) => type({ addressee })}
      />
      <div className={row.place}>
        <AddressFields
          address={values}
          onType={(name, value) => type({ [name]: value })}
          bind={(name) => bind(name, field[name])}
          notPosted={texts.form.error.notPosted}
          section="shipping"
        />
      </div>
      <div className={`ways mt-6 ${css.ways}`}>
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

export function addressOfGift({ streetAddress, zipCode, city, country }: GiverGift): PostalAddress {
  return {
    streetAddress: streetAddress ?? '',
    zipCode: zipCode ?? '',
    city: city ?? '',
    country,
  };
}
