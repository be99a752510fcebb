import type { CardPicture, LetterContext } from '../letter.ts';
import { commonTexts } from '../texts/common.ts';
import { formatText } from '../writing.ts';
import { DISPLAY_FONT, LIGHT } from './letter-colours.ts';
import { Arches } from './letter-mark.tsx';

type Props = { card: CardPicture; cid: string; writing: LetterContext };

/** The card is white in dark mode too. With pictures blocked, the name and the alt text remain. */
export function CardOnWall({ card, cid, writing }: Props) {
  const texts = commonTexts[writing.language];
  return (
    <table
      role="presentation"
      align="center"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={CARD}
    >
      <tbody>
        <tr>
          <td width="63%" style={{ width: '63%', padding: 0, background: '#26234F' }}>
            <img
              src={`cid:${cid}`}
              alt={formatText(writing, texts.rya)}
              width={264}
              // Prevents React from emitting a preload <link>, which is invalid in a mail.
              fetchPriority="low"
              style={{ display: 'block', width: '100%', height: 'auto', color: '#FFFFFF' }}
            />
          </td>
          <td style={{ padding: '18px 10px 16px 14px', verticalAlign: 'top', color: LIGHT.ink }}>
            <Arches />
            <p className="cardname" style={NAME}>
              {card.firstName}
              <br />
              {card.lastName}
            </p>
            <p style={WHERE}>{formatText(writing, texts.numberIs)}</p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const CARD = {
  maxWidth: 420,
  margin: '0 auto',
  borderCollapse: 'separate',
  borderRadius: 14,
  overflow: 'hidden',
  background: '#FDFDFC',
  boxShadow: '0 14px 26px -8px rgba(18,22,42,.35)',
} as const;

const NAME = {
  margin: '8px 0 0',
  fontFamily: DISPLAY_FONT,
  fontSize: 23,
  lineHeight: '26px',
  color: '#12162A',
  overflowWrap: 'anywhere',
} as const;

const WHERE = { margin: '12px 0 0', fontSize: 14, lineHeight: '19px', color: '#434A5C' };
