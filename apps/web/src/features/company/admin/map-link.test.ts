import { expect, test } from 'vitest';
import { isMapLink, readPlace } from './map-link';

test.each([
  // The pin of a place, not the middle of the map.
  'https://www.google.com/maps/place/Örnek+Elektrik/@40.2,28.9,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d40.2138!4d28.9853!16s',
  'https://www.google.com.tr/maps/@40.2138,28.9853,15z?hl=tr',
  'https://www.google.com/maps/search/?api=1&query=40.2138%2C28.9853',
  'https://www.google.com/maps/search/40.2138,+28.9853?entry=tts',
  'https://maps.google.com/?q=40.2138,28.9853',
  'https://maps.google.com/maps?q=loc:40.2138,28.9853&z=15',
  'https://www.google.com/maps/dir/?api=1&destination=40.2138,28.9853',
  'https://maps.apple.com/?ll=40.2138,28.9853&q=Örnek%20Elektrik',
  'https://maps.apple.com/place?address=Nilüfer&coordinate=40.2138,28.9853&name=Örnek',
  'https://maps.apple.com/?q=40.2138,28.9853',
  // Yandex writes the longitude first.
  'https://yandex.com.tr/maps/11504/bursa/?ll=28.9853%2C40.2138&z=16',
  'https://yandex.com/maps/?whatshere[point]=28.9853,40.2138&whatshere[zoom]=17&ll=28.1,40.9',
  'https://yandex.com.tr/harita/?pt=28.9853,40.2138&z=17&l=map',
  'https://yandex.com.tr/maps/?ll=28.1%2C40.9&text=40.2138%2C28.9853',
  'geo:40.2138,28.9853?z=17',
  ' 40.2138, 28.9853 ',
])('%s names the place', (text) => {
  expect(readPlace(text)).toEqual({ latitude: 40.2138, longitude: 28.9853 });
});

test('a place may be south and west', () => {
  expect(readPlace('https://www.google.com/maps/@-34.6,-58.38,12z')).toEqual({ latitude: -34.6, longitude: -58.38 });
});

test.each([
  'https://maps.app.goo.gl/AbCdEf123',
  'https://yandex.com.tr/maps/-/CDabcdEf',
  'https://www.google.com/maps/place/Bursa',
  'https://ornek.example/?ll=40.2138,28.9853',
  'https://google.ornek.example/maps/@40.2138,28.9853',
  'https://maps.apple.com/?ll=140.2,28.9',
  'https://www.google.com/maps/%E0%A4%A',
  'https://',
])('%s is a link that names no place', (text) => {
  expect(readPlace(text)).toBeNull();
  expect(isMapLink(text)).toBe(true);
});

test.each(['', '40,2138', '40,21', '40.2138', '28', 'Nilüfer, Bursa', '40,2138, 28,9853 x'])(
  '%j is typed text',
  (text) => {
    expect(readPlace(text)).toBeNull();
    expect(isMapLink(text)).toBe(false);
  },
);
