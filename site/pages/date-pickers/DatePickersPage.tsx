import './date-pickers.css';
import ConfigProvider from 'antd/es/config-provider';
import { Appointment } from './Appointment';
import { NativeFields } from './NativeFields';
import { pickerTheme } from './picker-theme';
import { Stay } from './Stay';

export default function DatePickersPage() {
  return (
    <>
      <h1>Date Pickers</h1>
      <p className="intro">
        Choose days and times in the browser’s own fields and in two calendars that are drawn by a library. What was
        chosen is below as ISO text, which is the same in every language.
      </p>
      <NativeFields />
      <ConfigProvider theme={pickerTheme}>
        <Appointment />
        <Stay />
      </ConfigProvider>
    </>
  );
}
