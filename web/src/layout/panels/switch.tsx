type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

export function Switch({ label, isOn, onChange }: Props) {
  return (
    <label className="switch">
      {label}
      <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    </label>
  );
}
