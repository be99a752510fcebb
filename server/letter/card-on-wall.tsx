import { type CardPicture, formatText, type LetterContext } from './letter.ts';
import { DISPLAY_FONT, LIGHT } from './letter-colours.ts';
import { Arches } from './letter-mark.tsx';

type Props = { card: CardPicture; cid: string; writing: LetterContext };

/** A card is white in any light. Without pictures the name and the picture's words are left. */
export function CardOnWall({ card, cid, writing }: Props) {
  const { texts } = writing;
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
              alt={formatText(writing, texts.common.rya)}
              width={264}
              // Or React announces it in a <link>, which has no place in a mail.
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
            <p style={WHERE}>{formatText(writing, texts.common.numberIs)}</p>
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
