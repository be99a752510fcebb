import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import type { MuseumFacts } from '../../../../domain/museum/museum-facts.ts';
import { PICTURE_TYPES } from '../../../../domain/museum/picture-limits.ts';
import { useOneAtATime } from '../../../platform/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { sendImage } from '../send-image.ts';
import type { DraftProps } from './draft-props.ts';
import css from './museum-editor.module.css';
import { WordsFields } from './words-fields.tsx';

type Pictures = MuseumFacts['pictures'];
const MOST = 8;

/** The first picture is used in lists. Each needs an alternative text. */
export function PicturesPart({ texts, draft: { pictures }, change }: DraftProps) {
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, whileBusy } = useOneAtATime();
  const set = (next: Pictures) => change({ pictures: next });

  async function add(file: File) {
    setFault(null);
    const asked = {
      path: '/office/museum-pictures',
      types: PICTURE_TYPES,
      texts: texts.pictureFaults,
    } as const;
    const sent = await sendImage<{ id: string }>(file, asked);
    if ('fault' in sent) setFault(sent.fault);
    else set([...pictures, { id: sent.id, alt: { fi: '', sv: '', en: '' } }]);
  }

  return (
    <>
      <p className={css.hint}>{texts.picturesHint}</p>
      {pictures.map((picture, index) => (
        <fieldset key={picture.id} className={css.row}>
          <legend>{fill(texts.picture, index + 1)}</legend>
          <img
            className={css.picture}
            src={`/office/museum-pictures/${picture.id}`}
            alt={picture.alt.fi}
            width={400}
            height={250}
          />
          <WordsFields
            id={`pictures-${index}-alt`}
            label={texts.alt}
            hint={texts.altHint}
            texts={texts}
            most={300}
            value={picture.alt}
            onChange={(alt) =>
              set(pictures.map((one, at) => (at === index ? { ...one, alt } : one)))
            }
          />
          {index > 0 && (
            <Button look="text" onClick={() => set(moved(pictures, index))}>
              {fill(texts.earlier, fill(texts.picture, index + 1))}
            </Button>
          )}
          <Button look="text" onClick={() => set(pictures.filter((_, at) => at !== index))}>
            {fill(texts.remove, fill(texts.picture, index + 1))}
          </Button>
        </fieldset>
      ))}
      {pictures.length < MOST && (
        <FileField
          id="picture-file"
          label={texts.addPicture}
          accept={PICTURE_TYPES.join(',')}
          nothingChosen={isBusy ? texts.sending : texts.noFile}
          onChoose={(file) => void whileBusy(() => add(file))}
        />
      )}
      {isBusy && <p role="status">{texts.sending}</p>}
      {fault && (
        <p className="flag" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

/** Moves a picture one place up. */
function moved(pictures: Pictures, index: number): Pictures {
  const next = pictures.toSpliced(index, 1);
  const [picture] = pictures.slice(index, index + 1);
  return picture ? next.toSpliced(index - 1, 0, picture) : pictures;
}
