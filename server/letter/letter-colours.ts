/** Of the identity "Sali"; mail readers know no custom properties, so the values stand in every style. */
export const LIGHT = {
  wall: '#F1F3F3',
  placard: '#FFFFFF',
  hairline: '#C6CDCF',
  ink: '#12162A',
  inkSoft: '#434A5C',
  inkQuiet: '#5A6272',
  night: '#1A2142',
  onNight: '#FFFFFF',
  glow: '#F4C452',
  glowSoft: '#FBEBC0',
  link: '#26367E',
};

/** For readers that follow the evening theme; the others keep the light one. No quotes or > in here. */
export const DARK_STYLE = `
body, .wall { background: #10131F !important; }
.placard { background: #1A1F31 !important; border-color: #333A52 !important; }
.ink, .ink a { color: #F1F3F3 !important; }
.soft { color: #C5CBD8 !important; }
.quiet { color: #A2AABB !important; }
.line { border-color: #333A52 !important; }
.arch { border-color: #F1F3F3 !important; }
.glow { background: #3B331C !important; }
.night { background: #F4C452 !important; border-color: #3A3420 !important; }
.onnight { color: #12162A !important; }
.link { color: #AEBBF2 !important; }
`;
