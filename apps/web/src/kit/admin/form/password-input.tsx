import { buttonClass } from '@pano/ui/button';
import type { FieldControl } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  control: FieldControl;
  ref: Ref<HTMLInputElement>;
  name?: string;
  autoComplete?: 'current-password' | 'new-password';
  required?: boolean;
  value: string;
  onValueChange: (value: string) => void;
}

export function PasswordInput({ control, ref, value, onValueChange, ...rest }: Props) {
  const { name = 'password', autoComplete = 'current-password', required = true } = rest;
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(false);
  const text = shown ? t('frame.login.hidePassword') : t('frame.login.showPassword');
  return (
    <div className="relative">
      <TextInput
        {...control}
        ref={ref}
        type={shown ? 'text' : 'password'}
        name={name}
        autoComplete={autoComplete}
        required={required}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="pe-12"
      />
      {/* Not centred by a transform: a button that moves while it is pressed would lose the click. */}
      <button
        type="button"
        title={text}
        onClick={() => setShown(!shown)}
        className={buttonClass({ variant: 'icon', className: 'absolute inset-y-0 end-0.5 my-auto' })}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <span className="sr-only">{text}</span>
      </button>
    </div>
  );
}
