import { fill } from '../../../domain/base/fill.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import { RichText } from '../../parts/site/rich-text.tsx';
import torn from '../../pictures/quiet-torn-480.avif';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as serverErrorTexts } from '../../texts/fi/server-error.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Prefix of the request id, for searching the log. */
export type ServerErrorData = { reference: string };

/** Static: nothing is fetched or computed, as too much may be broken. */
export function Screen({
  texts,
  data,
  place,
}: ScreenProps<typeof serverErrorTexts, ServerErrorData>) {
  return (
    <QuietPage
      kind={fill(texts.kind, data.reference)}
      title={texts.title}
      lead={texts.lead}
      picture={torn}
    >
      <ButtonLink href={place.path + place.search}>{texts.again}</ButtonLink>
      <p>
        <RichText text={texts.service} />
      </p>
    </QuietPage>
  );
}
