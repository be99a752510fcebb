import { describe, expect, test } from 'vitest';
import { typedPlace } from './typed-place.ts';

const ateneum = { latitude: 60.1702, longitude: 24.9442 };

describe('coordinates copied from a map', () => {
  test.each([
    '60.1702, 24.9442',
    '60.1702 24.9442',
    '60,1702, 24,9442',
    '60,1702;24,9442',
    '  60.17020000001,24.94419999  ',
    '60.1702° N, 24.9442° E',
    'N 60.1702, E 24.9442',
    '24.9442, 60.1702',
    '60°10′12.7″N 24°56′39.1″E',
    `60°10'12.7"N, 24°56'39.1"E`,
    'geo:60.1702,24.9442?z=17',
    'https://www.openstreetmap.org/#map=17/60.1702/24.9442',
    'https://www.openstreetmap.org/?mlat=60.1702&mlon=24.9442#map=6/65.0/27.0',
    'https://www.google.com/maps/@60.1702,24.9442,17z',
    'https://www.google.com/maps/place/Ateneum/@60.2,24.9,12z/data=!3m1!4b1!8m2!3d60.1702!4d24.9442',
    'https://maps.google.com/?q=60.1702%2C24.9442',
    'https://maps.apple.com/?ll=60.1702,24.9442&q=Ateneum',
  ])('are read: %s', (typed) => {
    expect(typedPlace(typed)).toEqual(ateneum);
  });

  test.each([
    '',
    'Salo',
    '24100',
    '60.1702',
    '40.7128, 74.0060',
    '60.1702, 24.9442, 12',
    'https://www.google.com/maps/place/Ateneum',
    'https://maps.app.goo.gl/AbCdEf',
    '60°99′ 24°',
    '6'.repeat(5_000),
    '60.'.repeat(5_000),
  ])('are rejected: %.40s', (typed) => {
    expect(typedPlace(typed)).toBeNull();
  });
});
