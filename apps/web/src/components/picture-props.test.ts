import type { Picture } from '@pano/api/media/media.schema';
import { expect, test } from 'vitest';
import { pictureProps } from './picture-props';

const picture: Picture = {
  url: '/uploads/a.jpg',
  width: 1300,
  height: 800,
  widths: [400, 800, 1200, 1300],
  color: '#204060',
  focal: { x: 0.251, y: 0.8 },
  alt: { tr: null, en: null },
};

test('a picture is offered in every width that there is, with its size and its colour', () => {
  expect(pictureProps(picture, { sizes: '50vw', crop: false })).toEqual({
    width: 1300,
    height: 800,
    srcSet:
      '/uploads/a.jpg?w=400 400w, /uploads/a.jpg?w=800 800w, /uploads/a.jpg?w=1200 1200w, /uploads/a.jpg?w=1300 1300w',
    sizes: '50vw',
    style: { backgroundColor: '#204060' },
  });
});

test('before the smaller versions are made there is the full-size picture alone', () => {
  const { srcSet, sizes } = pictureProps({ ...picture, widths: [] }, { sizes: '50vw', crop: false });
  expect([srcSet, sizes]).toEqual([undefined, undefined]);
});

test('a crop keeps the focal point in view, once somebody has chosen one', () => {
  const position = (focal: Picture['focal']) =>
    pictureProps({ ...picture, focal }, { sizes: undefined, crop: true }).style.objectPosition;
  expect(position(picture.focal)).toBe('25.1% 80%');
  expect(position({ x: 0.5, y: 0.5 })).toBeUndefined();
});

test('a drawing that may be transparent keeps the ground of its place', () => {
  const png = { ...picture, url: '/uploads/a.png' };
  expect(pictureProps(png, { sizes: undefined, crop: false }).style).toEqual({});
});
