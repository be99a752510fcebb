import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { placeAround } from '../../../../domain/museum/around.ts';
import { distanceKm, type Place } from '../../../../domain/museum/distance.ts';
import { placeAt } from '../../../../domain/museum/finland.ts';
import { roundedPlace, typedPlace } from '../../../../domain/museum/typed-place.ts';
import type { texts as fi } from '../../../texts/fi/parts/place-picker.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MapMarker, MuseumMapCanvas } from '../../museum/museum-map-canvas.tsx';
import { AroundMap } from './around-map.tsx';
import css from './place-picker.module.css';
import { findTown, loadTowns, NO_TOWNS } from './towns.ts';

/** Zoom levels in kilometres, the whole country first. */
const SPANS = [null, 80, 16] as const;
const FAR_KM = 60;

type Props = {
  texts: typeof fi;
  /** Null: not chosen yet. */
  place: Place | null;
  /** A complete postal code gives the first place. */
  zipCode: string;
  onPlace: (place: Place) => void;
};

/** Chooses a museum's location without coordinates: by town, by a pasted map link, or by clicking and zooming. */
export function PlacePicker({ texts, place, zipCode, onPlace }: Props) {
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState(0);
  const [towns, setTowns] = useState(NO_TOWNS);
  const ofZip = /^\d{5}$/.test(zipCode) ? findTown(towns, zipCode) : null;
  const found = typedPlace(typed) ?? findTown(towns, typed)?.place ?? null;
  const km = SPANS[step] ?? null;

  useEffect(() => {
    loadTowns().then(setTowns, () => {});
  }, []);
  // What was chosen stays.
  const takeFirst = useEffectEvent((found: Place) => {
    if (place === null) take(found, 1);
  });
  useEffect(() => {
    if (ofZip) takeFirst(ofZip.place);
  }, [ofZip]);

  function take(next: Place, nextStep: number) {
    onPlace(roundedPlace(next));
    setStep(nextStep);
  }

  function search(text: string) {
    setTyped(text);
    const exact = typedPlace(text);
    const town = findTown(towns, text);
    if (exact) take(exact, 2);
    else if (town) take(town.place, 1);
  }

  function press(event: MouseEvent<HTMLDivElement>) {
    const box = event.currentTarget.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    const point = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
    const isNear = km !== null && place !== null;
    take(isNear ? placeAround(place, km, point) : placeAt(point), Math.min(step + 1, 2));
  }

  const farKm = place && ofZip ? distanceKm(place, ofZip.place) : 0;
  return (
    <div className={css.picker}>
      <div className={`stack-3 ${css.words}`}>
        <TextField
          autoComplete="off"
          id="find-place"
          label={texts.find}
          hint={texts.findHint}
          maxLength={500}
          value={typed}
          onChange={search}
        />
        <p className={css.note} role="status">
          {typed.trim() !== '' && (found ? texts.found : texts.notFound)}{' '}
          {farKm > FAR_KM && fill(texts.far, Math.round(farKm), zipCode)}
        </p>
      </div>
      <div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hidden from readers; the fields are for keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div className={css.map} onClick={press}>
          {km !== null && place ? (
            <AroundMap centre={place} km={km} towns={towns.all} texts={texts} />
          ) : (
            <MuseumMapCanvas>{place && <MapMarker place={place} size={9} />}</MuseumMapCanvas>
          )}
        </div>
        <div className={css.ways}>
          <Button
            look="text"
            aria-disabled={step === 0}
            onClick={() => setStep(Math.max(0, step - 1))}
          >
            {texts.farther}
          </Button>
          <Button
            look="text"
            aria-disabled={place === null || step === 2}
            onClick={() => place && setStep(Math.min(2, step + 1))}
          >
            {texts.nearer}
          </Button>
        </div>
        <p className={css.note}>{texts.source}</p>
      </div>
    </div>
  );
}
