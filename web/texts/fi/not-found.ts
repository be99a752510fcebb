export const texts = {
  kind: '404',
  title: 'Sivua ei löytynyt',
  description: 'Sivua ei löytynyt.',
  lead: 'Sivu on voitu siirtää, tai osoitteessa on kirjoitusvirhe.',
  museums: 'Katso museot',
  write: 'Kirjoita meille',
  home: 'Etusivulle',
};
