import type { Picture } from '@pano/api/media/media.schema';
import { expect, test } from 'vitest';
import { logoProps, pictureProps } from './image-props';

const picture: Picture = {
  url: '/uploads/a.jpg',
  width: 1300,
  height: 800,
  widths: [400, 800, 1200, 1300],
  blur: 'data:image/png;base64,AAAA',
  focal: { x: 0.251, y: 0.8 },
  alt: { tr: null, en: null },
};

test('a picture is offered in every width that there is, with its size and a blur of it', () => {
  expect(pictureProps(picture, { sizes: '50vw', crop: false })).toEqual({
    width: 1300,
    height: 800,
    srcSet:
      '/uploads/a.jpg?w=400 400w, /uploads/a.jpg?w=800 800w, /uploads/a.jpg?w=1200 1200w, /uploads/a.jpg?w=1300 1300w',
    sizes: '50vw',
    style: { background: 'url(data:image/png;base64,AAAA) 50%/cover' },
  });
});

test('before the smaller versions are made there is the full-size picture alone', () => {
  const { srcSet, sizes } = pictureProps({ ...picture, widths: [] }, { sizes: '50vw', crop: false });
  expect([srcSet, sizes]).toEqual([undefined, undefined]);
});

test('a crop keeps the focal point in view, once somebody has chosen one, and the blur lies as the picture', () => {
  const style = (focal: Picture['focal']) =>
    pictureProps({ ...picture, focal }, { sizes: undefined, crop: true }).style;
  expect(style(picture.focal)).toEqual({
    background: 'url(data:image/png;base64,AAAA) 25.1% 80%/cover',
    objectPosition: '25.1% 80%',
  });
  expect(style({ x: 0.5, y: 0.5 }).objectPosition).toBeUndefined();
});

test('a drawing that may be transparent keeps the ground of its place', () => {
  const png = { ...picture, blur: null };
  expect(pictureProps(png, { sizes: undefined, crop: false }).style).toEqual({});
});

test('a logo says how wide it becomes in its height', () => {
  expect(logoProps(picture, 40)).toMatchObject({
    width: 65,
    sizes: '65px',
    srcSet: expect.stringContaining('?w=400 400w'),
  });
  expect(logoProps(null, 40)).toEqual({});
});
