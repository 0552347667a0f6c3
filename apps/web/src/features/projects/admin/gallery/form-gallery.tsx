import type { Caption } from '@pano/api/projects/project.schema';
import { projectImageCreate } from '@pano/api/projects/project-image.schema';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { GalleryField } from '#kit/admin/gallery/gallery-field.tsx';
import { useMessageText } from '#kit/admin/use-failure-toast.ts';
import type { ProjectFormState, ProjectInput } from '../project-values';
import { useCaptioned, useCaptions } from './caption-dialog';

interface Props {
  form: ProjectFormState;
  /** When changes take effect, where nothing else says so. */
  note?: string;
}

/** Pictures that are a part of the form, and so of its draft. */
export function FormGallery({ form, note }: Props) {
  const { control } = form;
  const { field, fieldState } = useController({ control, name: 'images' });
  const captionField = useController({ control, name: 'captions' }).field;
  const messageText = useMessageText();
  const withCaption = useCaptioned();
  const numberOf = usePictureNumbers();
  const pictures = toPictures(field.value, captionField.value).map((picture, index, all) =>
    withCaption({ ...picture, id: numberOf(all, index), order: index + 1 }),
  );
  // Read anew at each change: several uploads end before the next drawing.
  const change = (edit: (urls: string[]) => string[]) => field.onChange(edit(form.getValues('images') ?? []));
  const captions = useCaptions<(typeof pictures)[number]>(async ({ imageUrl }, { captionTr, captionEn }) => {
    captionField.onChange(setCaption(captionField.value ?? [], [imageUrl, captionTr, captionEn]));
    return true;
  });
  // Of a list each address has an error of its own.
  const problem = [fieldState.error].flat().find((error) => error?.message);
  return (
    <>
      <GalleryField
        schema={projectImageCreate}
        pictures={pictures}
        error={problem?.message && messageText(problem.message)}
        note={note}
        onAdd={async ({ imageUrl, order }) => {
          // Without a number of its own it stands behind the others.
          change((urls) => urls.toSpliced(order > 0 ? order - 1 : urls.length, 0, imageUrl));
          return true;
        }}
        onCaption={captions.open}
        onRemove={({ order }) => change((urls) => urls.toSpliced(order - 1, 1))}
        onReorder={async (items) => {
          const places = new Map(items.map(({ id, order }) => [id, order]));
          const placeOf = ({ id, order }: (typeof pictures)[number]) => places.get(id) ?? order;
          const moved = pictures.toSorted((one, other) => placeOf(one) - placeOf(other));
          field.onChange(moved.map(({ imageUrl }) => imageUrl));
        }}
      />
      {captions.dialog}
    </>
  );
}

/** Pictures keep their numbers while they move; one that is there twice has two. */
function usePictureNumbers() {
  const numbers = useRef(new Map<string, number>());
  return (pictures: readonly { imageUrl: string }[], index: number): number => {
    const { imageUrl = '' } = pictures[index] ?? {};
    const before = pictures.slice(0, index).filter((picture) => picture.imageUrl === imageUrl).length;
    const name = `${before} ${imageUrl}`;
    const number = numbers.current.get(name) ?? numbers.current.size + 1;
    numbers.current.set(name, number);
    return number;
  };
}

type Captions = NonNullable<ProjectInput['captions']>;

/** The pictures of a form with what stands below them. */
export const toPictures = (urls: readonly string[] = [], captions: Captions = []) => {
  const byUrl = new Map(captions.map(([url, captionTr = null, captionEn = null]) => [url, { captionTr, captionEn }]));
  return urls.map((imageUrl) => ({ imageUrl, ...(byUrl.get(imageUrl) ?? { captionTr: null, captionEn: null }) }));
};

/** The captions with another one: that of a picture that has one stays in its place. */
function setCaption(captions: Captions, [imageUrl, captionTr, captionEn]: Caption): Captions {
  const next: Captions = captionTr || captionEn ? [[imageUrl, captionTr, captionEn]] : [];
  const at = captions.findIndex(([url]) => url === imageUrl);
  return at < 0 ? [...captions, ...next] : captions.toSpliced(at, 1, ...next);
}
