import type { MouseEvent } from 'react';
import { placeAt } from '../../../../domain/museum/finland.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { MapMarker, MuseumMapCanvas } from '../../museum/museum-map-canvas.tsx';
import type { DraftProps } from './draft-props.ts';
import css from './museum-editor.module.css';
import { NumberField } from './typed-fields.tsx';

const DECIMALS = 4;

/** Where it is: in words, as numbers, and on the map, where a press moves it. */
export function PlacePart({ texts, draft, change }: DraftProps) {
  const { address, place } = draft;

  function press(event: MouseEvent<HTMLDivElement>) {
    const box = event.currentTarget.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    const found = placeAt({
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    });
    change({
      place: {
        latitude: Number(found.latitude.toFixed(DECIMALS)),
        longitude: Number(found.longitude.toFixed(DECIMALS)),
      },
    });
  }

  const isKnown = !Number.isNaN(place.latitude) && !Number.isNaN(place.longitude);
  return (
    <div className={css.place}>
      <div className={css.fields}>
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
          id="zip"
          label={texts.zipCode}
          inputMode="numeric"
          maxLength={10}
          value={address.zipCode}
          onChange={(zipCode) => change({ address: { ...address, zipCode } })}
        />
        <NumberField
          id="latitude"
          label={texts.latitude}
          texts={texts}
          value={place.latitude}
          onChange={(latitude) => change({ place: { ...place, latitude } })}
        />
        <NumberField
          id="longitude"
          label={texts.longitude}
          texts={texts}
          value={place.longitude}
          onChange={(longitude) => change({ place: { ...place, longitude } })}
        />
        <p className={css.hint}>{texts.placeHint}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hidden from readers; the numbers are for keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={css.map} onClick={press}>
        <MuseumMapCanvas>{isKnown && <MapMarker place={place} size={9} />}</MuseumMapCanvas>
      </div>
    </div>
  );
}
