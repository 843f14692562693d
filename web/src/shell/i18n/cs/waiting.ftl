# Než hra začne
waiting-public = přidat se může každý
waiting-by-link = jen s odkazem
waiting-reserved = vyhrazeno: { $name }
waiting-join = Posadit se
waiting-fill = Počítačový hráč na místo { $number }
waiting-computer = Počítač…
waiting-free = Uvolnit místo
waiting-share = Odkaz pro tvoje přátele
waiting-copy = Kopírovat
waiting-copied = Zkopírováno
waiting-start = Začít hru
waiting-for-players = Hra začne, až budou všechna místa obsazená.
waiting-leave = Odejít
