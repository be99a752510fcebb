import { isNowhere } from '../../../../domain/museum/typed-place.ts';
import { useErrorAt } from '../../../ui/field-errors.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { PlacePicker } from '../place/place-picker.tsx';
import type { DraftProps } from './draft-props.ts';
import { NumberField } from './typed-fields.tsx';

/** Location: in words, on the map, and as coordinates. */
export function PlacePart({ texts, draft, change }: DraftProps) {
  const { address, place } = draft;
  const errorAt = useErrorAt();
  const isUnplaced = isNowhere(place);
  const isKnown = !isUnplaced && !Number.isNaN(place.latitude) && !Number.isNaN(place.longitude);
  return (
    <>
      <div className="columns">
        <TextField
          autoComplete="off"
          id="street"
          label={texts.street}
          maxLength={120}
          value={address.street}
          onChange={(street) => change({ address: { ...address, street } })}
        />
        <TextField
          autoComplete="off"
          id="address-zipCode"
          error={errorAt('address-zipCode')}
          label={texts.zipCode}
          inputMode="numeric"
          maxLength={10}
          value={address.zipCode}
          onChange={(zipCode) => change({ address: { ...address, zipCode } })}
        />
      </div>
      <PlacePicker
        texts={texts.picker}
        place={isKnown ? place : null}
        zipCode={isUnplaced || isKnown ? address.zipCode : ''}
        onPlace={(next) => change({ place: next })}
      />
      <div className="columns">
        <NumberField
          id="place-latitude"
          label={texts.latitude}
          texts={texts}
          value={isUnplaced ? Number.NaN : place.latitude}
          onChange={(latitude) => change({ place: { ...place, latitude } })}
        />
        <NumberField
          id="place-longitude"
          label={texts.longitude}
          texts={texts}
          value={isUnplaced ? Number.NaN : place.longitude}
          onChange={(longitude) => change({ place: { ...place, longitude } })}
        />
      </div>
    </>
  );
}
